import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startDatabase } from './embedded-mongo-process.ts';
import { measure, type Result } from './embedded-mongo-workload.ts';

/** Documents in the two collections that are compared. */
const SIZES = [1_000, 200_000] as const;

/** The larger collection may be this much slower: an index lookup grows with the logarithm only. */
const AIM = 1.3;

function table(results: readonly Result[]): string {
  const rows = results.map(({ operation, small, large, ratio }) => {
    return [operation, small.toFixed(0), large.toFixed(0), `${ratio.toFixed(2)}×`, ratio <= AIM ? 'yes' : 'no'];
  });
  const head = ['operation', ...SIZES.map((size) => `${size} docs, op/s`), 'ratio', `within ${AIM}×`];
  const line = (cells: string[]): string =>
    cells.map((cell, i) => (i === 0 ? cell.padEnd(20) : cell.padStart(18))).join('');
  return [head, ...rows].map(line).join('\n');
}

const folder = await mkdtemp(join(tmpdir(), 'embedded-mongo-bench-'));
const database = await startDatabase(join(folder, 'data'));
try {
  console.log(table(await measure(database.url, SIZES)));
} finally {
  await database.stop();
  await rm(folder, { recursive: true, force: true });
}
