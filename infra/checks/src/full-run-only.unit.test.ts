import { globSync } from 'node:fs';
import { expect, it } from 'vitest';

const repoRoot = new URL('../../../', import.meta.url);

import { FULL_RUN_ONLY } from './full-run-only.ts';

/** Expands "a/{b,c}.ts" to "a/b.ts" and "a/c.ts". */
const expanded = (pattern: string): string[] => {
  const [whole, inner] = /\{([^{}]*)\}/.exec(pattern) ?? [];
  if (whole === undefined || inner === undefined) return [pattern];
  return inner.split(',').flatMap((one) => expanded(pattern.replace(whole, one)));
};

it('each file or pattern that only the full run includes exists', () => {
  const missing = FULL_RUN_ONLY.flatMap(expanded).filter((path) => globSync(path, { cwd: repoRoot }).length === 0);
  expect(missing).toEqual([]);
});
