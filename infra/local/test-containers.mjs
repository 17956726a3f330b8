import { handOver } from './bootstrap.mjs';

await handOver('test-containers.ts');
