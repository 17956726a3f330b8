import { runEntry } from './bootstrap.mjs';

await runEntry('keys-revoke.ts');
