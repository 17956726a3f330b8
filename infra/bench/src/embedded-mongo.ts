import { startTemporaryStack } from '@stridewell/local/testbed/temporary-stack';
import { measure, type Result } from './embedded-mongo-workload.ts';

/** Number of documents in each of the two compared collections. */
const SIZES = [1_000, 200_000] as const;

/**
 * Maximum factor by which the larger collection is allowed to be slower. The time of an index lookup grows only with
 * the logarithm of the size.
 */
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

const stack = await startTemporaryStack({ parts: ['database'] });
try {
  console.log(table(await measure(stack.urls.mongodb, SIZES)));
} finally {
  await stack.end();
}
