import { runEntry } from './bootstrap.mjs';

await runEntry('dev.ts');
