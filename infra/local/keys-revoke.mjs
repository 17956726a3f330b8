import { handOver } from './bootstrap.mjs';

await handOver('keys-revoke.ts');
