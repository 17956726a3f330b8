import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { measureAbort } from './stream-abort.ts';
import { measureFirstByte } from './stream-first-byte.ts';
import { measureMany } from './stream-many.ts';
import { measureStalled } from './stream-stalled.ts';

/**
 * Benchmarks the coach's streams: time to the first byte, clients that disconnect or never read, and many concurrent
 * streams. Run: `node infra/bench/src/streams.ts [--rounds 100] [--aborts 20] [--stalled 200] [--streams 500]`; 0 skips
 * that benchmark.
 */
const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '100' },
    aborts: { type: 'string', default: '20' },
    stalled: { type: 'string', default: '200' },
    streams: { type: 'string', default: '500' },
  },
});

const parts = [
  ['rounds', measureFirstByte],
  ['aborts', measureAbort],
  ['stalled', measureStalled],
  ['streams', measureMany],
] as const;

for (const [name, measure] of parts) {
  const size = Number(values[name]);
  if (!Number.isInteger(size) || size < 0) throw new Error(`--${name} must be a whole number.`);
  if (size === 0) continue;
  const [load = 0] = loadavg();
  const lines = await measure(size);
  console.log(`${lines.join('\n')}\n(load ${load.toFixed(1)} when it began)`);
}
process.exit(0);
