import { percentile, sourceLengths } from './rules/lengths.ts';
import { testShares } from './test-shares.ts';
import type { Tree } from './tree.ts';

/** Statistics of the tree, one line each. */
export const figuresOf = (tree: Tree): string[] => {
  const lengths = sourceLengths(tree);
  const lines = [50, 90, 100].map((percent) => percentile(lengths, percent));
  const shares = testShares(tree).map(({ service, share }) => `${service} ${share.toFixed(2)}`);
  return [
    `source files: ${lengths.length}, lines median ${lines[0]}, p90 ${lines[1]}, longest ${lines[2]}`,
    `test lines per source line: ${shares.join(', ')}`,
  ];
};
