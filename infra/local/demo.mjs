import { runEntry } from './bootstrap.mjs';

await runEntry('demo.ts');
