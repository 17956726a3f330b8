import { percentile, sourceLengths } from './rules/lengths.ts';
import { isCode, isTest, linesOf, type Tree } from './tree.ts';

export interface TestShare {
  service: string;
  source: number;
  tests: number;
  /** Number of test lines per source line. */
  share: number;
}

/** Counts the lines of tests and of source code for each folder of `services/` that contains source code. */
export const testShares = (tree: Tree): TestShare[] => {
  const counts = new Map<string, { source: number; tests: number }>();
  for (const [path, text] of tree.files) {
    const service = /^services\/([^/]+)\/src\//.exec(path)?.[1];
    if (service === undefined || !isCode(path)) continue;
    const count = counts.get(service) ?? { source: 0, tests: 0 };
    count[isTest(path) ? 'tests' : 'source'] += linesOf(text).length;
    counts.set(service, count);
  }
  return [...counts]
    .filter(([, { source }]) => source > 0)
    .map(([service, { source, tests }]) => ({ service, source, tests, share: tests / source }))
    .sort((a, b) => a.service.localeCompare(b.service));
};

/** Returns statistics of the source tree, one per line. */
export const figuresOf = (tree: Tree): string[] => {
  const lengths = sourceLengths(tree);
  const lines = [50, 90, 100].map((percent) => percentile(lengths, percent));
  const shares = testShares(tree).map(({ service, share }) => `${service} ${share.toFixed(2)}`);
  return [
    `source files: ${lengths.length}, lines median ${lines[0]}, p90 ${lines[1]}, longest ${lines[2]}`,
    `test lines per source line: ${shares.join(', ')}`,
  ];
};
