import { runEntry } from './bootstrap.mjs';

await runEntry('test.ts');
