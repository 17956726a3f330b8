import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findParts, type Part } from '../parts.ts';
import { foldersOf, partsTouched, type Workspace } from './touched.ts';
import { workspacesOf } from './tree.ts';

const real = { parts: findParts(), workspaces: workspacesOf() };
const EVERYTHING = real.parts.map(({ name }) => name);
const SERVICES = ['account', 'gateway', 'physio', 'running', 'running-worker', 'wellness'];
const FRONT_ENDS = ['shell', 'mfe-physio', 'mfe-running', 'mfe-wellness'];

describe('partsTouched', () => {
  test.each([
    ['services/account/src/app.ts', ['account']],
    ['services/running/src/worker/tick.ts', ['running', 'running-worker']],
    ['services/chat/src/conversation/chat-routes.ts', ['physio', 'running', 'running-worker']],
    ['services/holds/src/routes.ts', ['physio', 'running', 'running-worker', 'wellness']],
    ['services/kit/src/clock.ts', SERVICES],
    ['services/contracts/src/http/common.ts', SERVICES],
    ['services/contracts/src/web/index.ts', EVERYTHING],
    ['services/exercises/src/data/library.json', ['physio', 'running', 'running-worker', 'mfe-physio']],
    ['shell/src/main.tsx', ['shell']],
    ['shell/ui/src/core.ts', FRONT_ENDS],
    ['shell/ui/package.json', FRONT_ENDS],
    ['shell/app/src/core.ts', FRONT_ENDS],
    ['mfe-running/src/app.tsx', ['mfe-running']],
    ['mfe-running/remote.json', ['shell', 'mfe-running']],
    ['infra/build/src/preset.ts', FRONT_ENDS],
    ['infra/docker/service.Dockerfile', EVERYTHING],
    ['docker-compose.yml', EVERYTHING],
    ['package-lock.json', EVERYTHING],
    ['.npmrc', EVERYTHING],
    ['README.md', []],
    ['services/kit/README.md', []],
    ['services/kit/src/clock.unit.test.ts', []],
    ['services/kit/src/testing/scope.ts', []],
    ['shell/ui/src/testing/setup.ts', []],
    ['shell/app/src/testing/render.tsx', []],
    ['infra/docker/README.md', []],
    ['infra/e2e/src/config.ts', []],
    ['infra/k8s/base/kustomization.yaml', []],
    ['infra/adr/0001-outbox-in-the-document.md', []],
    ['.github/workflows/ci.yml', []],
  ])('returns the deployable parts whose images depend on %s', (file, parts) =>
    expect(partsTouched([file], real)).toEqual(parts),
  );

  test('returns no deployable parts when no files changed, and all affected parts when several files changed', () => {
    expect(partsTouched([], real)).toEqual([]);
    const files = ['services/account/src/app.ts', 'README.md', 'mfe-running/src/app.tsx'];
    expect(partsTouched(files, real)).toEqual(['account', 'mfe-running']);
  });
});

/**
 * Generates workspaces w0…wn with random dependencies, including cycles and self-references. Each workspace is a
 * deployable part.
 */
const graph = fc.integer({ min: 1, max: 8 }).chain((size) => {
  const indexes = fc.subarray([...Array(size).keys()]);
  return fc.array(indexes, { minLength: size, maxLength: size });
});
const treeOf = (edges: readonly number[][]) => ({
  workspaces: edges.map(
    (targets, index): Workspace => ({
      folder: `part/w${index}`,
      name: `@x/w${index}`,
      dependencies: new Set([...targets.map((target) => `@x/w${target}`), 'zod']),
    }),
  ),
  parts: edges.map(
    (_, index): Part => ({
      name: `w${index}`,
      kind: 'service',
      workspace: `part/w${index}`,
      image: `x/w${index}`,
      remote: null,
    }),
  ),
});

/**
 * Computes the transitive closure by Warshall's algorithm, to obtain the expected result independently of the tested
 * code.
 */
const closure = (edges: readonly number[][]): boolean[][] => {
  const reaches = edges.map((targets, from) => edges.map((_, to) => from === to || targets.includes(to)));
  for (const [via] of edges.entries())
    for (const row of reaches)
      if (row[via]) for (const [to] of edges.entries()) row[to] ||= reaches[via]?.[to] ?? false;
  return reaches;
};

describe('partsTouched for random dependency graphs', () => {
  test('returns exactly the deployable parts that depend on the workspace of a changed file', () => {
    fc.assert(
      fc.property(graph, (edges) => {
        const tree = treeOf(edges);
        const reaches = closure(edges);
        for (const [to] of edges.entries()) {
          const expected = edges.flatMap((_, from) => (reaches[from]?.[to] ? [`w${from}`] : []));
          expect(partsTouched([`part/w${to}/src/a.ts`], tree)).toEqual(expected);
        }
      }),
    );
  });

  test('returns all deployable parts affected by any of several files, regardless of file order', () => {
    const files = fc.array(fc.tuple(fc.nat(7), fc.constantFrom('src/a.ts', 'README.md', 'src/a.unit.test.ts')));
    fc.assert(
      fc.property(graph, files, (edges, picks) => {
        const tree = treeOf(edges);
        const names = picks.map(([index, rest]) => `part/w${index % edges.length}/${rest}`);
        const union = new Set(names.flatMap((name) => partsTouched([name], tree)));
        expect(new Set(partsTouched(names.toReversed(), tree))).toEqual(union);
      }),
    );
  });
});

test('the root package.json lists every workspace that a deployable part depends on', () => {
  const names = new Set(real.workspaces.map(({ name }) => name));
  for (const part of real.parts) {
    const folders = foldersOf(part, real.workspaces);
    const required = real.workspaces.filter(({ folder }) => folders.has(folder));
    expect(required.length).toBeGreaterThan(1);
    for (const { dependencies } of required)
      for (const name of dependencies) if (name.startsWith('@stridewell/')) expect(names).toContain(name);
  }
});
