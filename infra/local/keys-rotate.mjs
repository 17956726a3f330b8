import { runEntry } from './bootstrap.mjs';

await runEntry('keys-rotate.ts');
