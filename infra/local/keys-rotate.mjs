import { handOver } from './bootstrap.mjs';

await handOver('keys-rotate.ts');
