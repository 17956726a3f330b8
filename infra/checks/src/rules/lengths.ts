import { isCode, isTest, linesOf, type Rule, type Tree } from '../tree.ts';

export const LONGEST = 400;
export const MEDIAN = 50;
export const NINETIETH = 200;

/** The given percentile of the numbers (nearest rank), or 0 for an empty list. */
export const percentile = (numbers: readonly number[], percent: number): number => {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil((percent / 100) * sorted.length) - 1)] ?? 0;
};

/** Lengths, in lines, of the code files except tests. */
export const sourceLengths = (tree: Tree): number[] =>
  [...tree.files].filter(([path]) => isCode(path) && !isTest(path)).map(([, text]) => linesOf(text).length);

/** Limits the length of every file, and the median and 90th percentile of source files. */
export const lengths: Rule = (tree) => {
  const long = [...tree.files]
    .filter(([path]) => isCode(path) || /\.(css|html)$/.test(path))
    .map(([file, text]) => ({ file, line: linesOf(text).length }))
    .filter(({ line }) => line > LONGEST)
    .map(({ file, line }) => ({ file, line, message: `${line} lines, ${LONGEST} at most` }));
  const own = sourceLengths(tree);
  const limits = [
    { name: 'median', is: percentile(own, 50), most: MEDIAN },
    { name: '90th percentile', is: percentile(own, 90), most: NINETIETH },
  ];
  const spread = limits
    .filter(({ is, most }) => is > most)
    .map(({ name, is, most }) => ({
      file: 'package.json',
      line: 1,
      message: `${name} of ${is} lines per file, ${most} at most`,
    }));
  return [...long, ...spread];
};
