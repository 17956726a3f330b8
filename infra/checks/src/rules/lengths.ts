import { isCode, isTest, linesOf, type Rule, type Tree } from '../tree.ts';

export const LONGEST = 400;

/** Returns the given percentile of the numbers (nearest rank); 0 for an empty list. */
export const percentile = (numbers: readonly number[], percent: number): number => {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil((percent / 100) * sorted.length) - 1)] ?? 0;
};

/** Returns the lengths of all code files except tests, in lines. */
export const sourceLengths = (tree: Tree): number[] =>
  [...tree.files].filter(([path]) => isCode(path) && !isTest(path)).map(([, text]) => linesOf(text).length);

/** Reports files with more than {@link LONGEST} lines. */
export const lengths: Rule = (tree) =>
  [...tree.files]
    .filter(([path]) => isCode(path) || /\.(css|html)$/.test(path))
    .map(([file, text]) => ({ file, line: linesOf(text).length }))
    .filter(({ line }) => line > LONGEST)
    .map(({ file, line }) => ({ file, line, message: `${line} lines, ${LONGEST} at most` }));
