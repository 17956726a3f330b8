import process from 'node:process';

/**
 * Runs one benchmark: `npm run bench -- streams --rounds 20`. Arguments after the name are passed to the benchmark.
 */
const BENCHES: Record<string, () => Promise<unknown>> = {
  'wellness-requests': () => import('./wellness-requests.ts'),
  'first-visit': () => import('./first-visit.ts'),
  'weekly-jobs': () => import('./weekly-jobs.ts'),
  streams: () => import('./streams.ts'),
  'export-all': () => import('./export-all.ts'),
  telemetry: () => import('./telemetry.ts'),
  safety: () => import('./safety.ts'),
  'embedded-mongo': () => import('./embedded-mongo.ts'),
};

// A benchmark parses `process.argv` itself, so the benchmark's name is removed from it first.
const [name = ''] = process.argv.splice(2, 1);
const bench = BENCHES[name];
if (!bench) {
  console.error(`Name a benchmark: ${Object.keys(BENCHES).join(', ')}`);
  process.exit(1);
}
await bench();
