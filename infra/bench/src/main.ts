import process from 'node:process';

/**
 * Runs one benchmark: `npm run bench -- streams --rounds 20`. What follows the name is the benchmark's own.
 */
const BENCHES: Record<string, () => Promise<unknown>> = {
  'first-road': () => import('./first-road.ts'),
  'weekly-jobs': () => import('./weekly-jobs.ts'),
  streams: () => import('./streams.ts'),
  'export-all': () => import('./export-all.ts'),
  telemetry: () => import('./telemetry.ts'),
  safety: () => import('./safety.ts'),
  'embedded-mongo': () => import('./embedded-mongo.ts'),
};

// A benchmark reads its own arguments: the name is taken away before it is loaded.
const [name = ''] = process.argv.splice(2, 1);
const bench = BENCHES[name];
if (!bench) {
  console.error(`Which one? ${Object.keys(BENCHES).join(', ')}`);
  process.exit(1);
}
await bench();
