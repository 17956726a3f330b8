import { lineAt, type Rule } from '../tree.ts';

const CONFIG = 'vitest.config.ts';
/**
 * Matches a quoted path pattern of test files. Patterns that begin with a wildcard are not matched, because they select
 * a whole test level.
 */
const PATTERN = /'((?!\*)[^'\n]*\.test\.tsx?)'/g;

/** Expands the alternatives in a pattern: `a/{b,c}.ts` → `a/b.ts`, `a/c.ts`. */
const alternatives = (pattern: string): string[] => {
  const [whole, choices] = /\{([^{}]*)\}/.exec(pattern) ?? [];
  if (whole === undefined || choices === undefined) return [pattern];
  return choices.split(',').flatMap((choice) => alternatives(pattern.replace(whole, choice)));
};

const toRegExp = (pattern: string): RegExp =>
  new RegExp(`^${pattern.replace(/[.+?^$()|[\]\\]/g, '\\$&').replaceAll('*', '[^/]*')}$`);

/**
 * Reports patterns in the Vitest configuration that match no test file. If a test file is moved and its pattern no
 * longer matches, the test would be included in a different test run without notice.
 */
export const listedTests: Rule = (tree) => {
  const text = tree.files.get(CONFIG) ?? '';
  const paths = [...tree.files.keys()];
  return [...text.matchAll(PATTERN)].flatMap(({ 1: pattern = '', index }) =>
    alternatives(pattern)
      .filter((one) => !paths.some((path) => toRegExp(one).test(path)))
      .map((one) => ({ file: CONFIG, line: lineAt(text, index), message: `${one} matches no test` })),
  );
};
