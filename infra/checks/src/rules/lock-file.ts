import { linesOf, type Rule } from '../tree.ts';

/** The lock file must not name a registry, so that every machine can use its own. */
export const lockFile: Rule = (tree) =>
  linesOf(tree.files.get('package-lock.json') ?? '').flatMap((text, index) =>
    /"resolved":\s*"(https?|git)/.test(text)
      ? [{ file: 'package-lock.json', line: index + 1, message: 'the lock file contains a registry address' }]
      : [],
  );
