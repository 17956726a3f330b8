import { isCode, isTest, linesOf, type Tree } from './tree.ts';

export interface TestShare {
  service: string;
  source: number;
  tests: number;
  /** Test lines per source line. */
  share: number;
}

/** Lines of tests and of source for each folder of `services/` that has source. */
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
