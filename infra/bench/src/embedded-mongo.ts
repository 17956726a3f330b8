import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startDatabase } from './embedded-mongo-process.ts';
import { measure, type Rates } from './embedded-mongo-workload.ts';

/** Documents in the two collections that are compared. */
const SIZES = [1_000, 200_000] as const;

/** The larger collection may be this much slower: an index lookup grows with the logarithm only. */
const AIM = 1.3;

const OPERATIONS: (keyof Rates)[] = ['create', 'find {userId, date}', 'upsert (exists)', 'upsert (new)'];

function table(rates: readonly Rates[]): string {
  const [small, large] = rates;
  const rows = OPERATIONS.map((operation) => {
    const [before, after] = [small?.[operation] ?? 0, large?.[operation] ?? 0];
    const ratio = before / after;
    return [operation, before.toFixed(0), after.toFixed(0), `${ratio.toFixed(2)}×`, ratio <= AIM ? 'yes' : 'no'];
  });
  const head = ['operation', ...SIZES.map((size) => `${size} docs, op/s`), 'ratio', `within ${AIM}×`];
  return [head, ...rows]
    .map((cells) => cells.map((cell, i) => (i === 0 ? cell.padEnd(20) : cell.padStart(18))).join(''))
    .join('\n');
}

const folder = await mkdtemp(join(tmpdir(), 'embedded-mongo-bench-'));
const database = await startDatabase(join(folder, 'data'));
try {
  console.log(table(await measure(database.url, SIZES)));
} finally {
  await database.stop();
  await rm(folder, { recursive: true, force: true });
}
