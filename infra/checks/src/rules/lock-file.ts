import { linesOf, type Rule } from '../tree.ts';

/**
 * Reports registry addresses in the lock file. Without them, each machine can use the registry that is configured on
 * it.
 */
export const lockFile: Rule = (tree) =>
  linesOf(tree.files.get('package-lock.json') ?? '').flatMap((text, index) =>
    /"resolved":\s*"(https?|git)/.test(text)
      ? [{ file: 'package-lock.json', line: index + 1, message: 'the lock file contains a registry address' }]
      : [],
  );
