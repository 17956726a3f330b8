import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { FULL_RUN_ONLY } from './infra/checks/src/full-run-only.ts';

const ignored = ['**/node_modules/**', '**/dist/**', '**/.data/**'];
/** The generated models, which are trained when they are missing. */
const models = ['services/safety/src/model/ensure.ts', 'services/understanding/src/model/ensure.ts'];
/** Set-up of tests that need NATS, Redis and the database. They start once, and every file gets their addresses. */
const testbed = [...models, 'infra/local/src/testbed/global-setup.ts'];

/** Tests that compare times, which concurrent work of another file on the same database would distort. */
const timed = ['services/account/src/features/{auth/enumeration,codes/timing}.int.test.ts'];

/**
 * Component tests that replace modules, have a database or show parts whose code has not loaded, so that each file loads
 * its own modules.
 */
const isolatedWeb = ['shell', ...readdirSync('.').filter((name) => name.startsWith('mfe-'))]
  .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)))
  .filter((path) => /\.unit\.test\.tsx$/.test(path) && !path.includes('node_modules'))
  .filter((path) =>
    /vi\.(mock|doMock|resetModules)\(|fake-indexeddb|while its code loads/.test(readFileSync(path, 'utf8')),
  );

/** Browser tests that set the clock of the stack that all browser tests share. */
const clockSetters = readdirSync('infra/e2e/src', { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.e2e\.test\.ts$/.test(name))
  .map((name) => join('infra/e2e/src', name))
  .filter((path) => readFileSync(path, 'utf8').includes('sharedStackClock'));

/** Browser tests that set the shared clock, restart the app or measure time. No other test may run at the same time. */
const alone = [...clockSetters, 'infra/e2e/src/{first-load,toasts,app-update}.e2e.test.ts'];

/** What an ordinary run leaves out. */
const thorough = process.env.STRIDEWELL_FULL === '1' ? [] : FULL_RUN_ONLY;

/** The descriptors of the remotes, which a build of the shell contains. */
const remotes = readdirSync('.')
  .filter((name) => name.startsWith('mfe-'))
  .map((name) => JSON.parse(readFileSync(`${name}/remote.json`, 'utf8')));

/** With PROPERTY_SEED, fast-check starts from that seed, which a failed property has printed. */
const repeat = process.env.PROPERTY_SEED === undefined ? [] : ['services/kit/src/testing/seed-fast-check.ts'];

/** Component tests find the descriptors of the remotes, and stores that `setup.ts` can reset. */
const components = {
  define: { __REMOTES__: JSON.stringify(remotes) },
  resolve: {
    alias: [{ find: /^zustand$/, replacement: join(import.meta.dirname, 'shell/ui/src/testing/zustand.ts') }],
  },
};
const web = { setupFiles: ['shell/ui/src/testing/setup.ts', ...repeat] };

const browser = {
  environment: 'node' as const,
  globalSetup: [...models, 'infra/e2e/src/global-setup.ts'],
  testTimeout: 60_000,
  hookTimeout: 120_000,
  sequence: { groupOrder: 1 },
};

export default defineConfig({
  test: {
    // Uses both cores of the smallest supported machine. Vitest's default leaves one of them idle.
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'unit',
          setupFiles: repeat,
          globalSetup: models,
          include: ['**/*.unit.test.ts'],
          exclude: [...ignored, ...thorough],
          environment: 'node',
          // Tests of pure functions, so files can share loaded modules.
          isolate: false,
          // Long for a busy machine: no test of a pure function takes this long.
          testTimeout: 30_000,
        },
      },
      {
        ...components,
        test: {
          ...web,
          name: 'web',
          include: ['**/*.unit.test.tsx'],
          exclude: [...ignored, ...isolatedWeb, ...thorough],
          environment: './shell/ui/src/testing/page-environment.ts',
          // Files share loaded modules, which takes half the time.
          isolate: false,
        },
      },
      {
        ...components,
        test: {
          ...web,
          name: 'web-isolated',
          include: isolatedWeb,
          exclude: [...ignored, ...thorough],
          environment: 'jsdom',
        },
      },
      {
        test: {
          name: 'int',
          setupFiles: repeat,
          include: ['**/*.int.test.ts'],
          exclude: [...ignored, ...timed, ...thorough],
          environment: 'node',
          // Files share loaded modules: loading a whole service for each file takes as long as its tests. Every file has a
          // separate database, stream and queue prefix.
          isolate: false,
          globalSetup: testbed,
          // Long for a busy machine: a test waits for an event or a job only as long as it takes.
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'int-alone',
          include: timed,
          exclude: [...ignored, ...thorough],
          environment: 'node',
          globalSetup: testbed,
          testTimeout: 60_000,
          hookTimeout: 60_000,
          fileParallelism: false,
          sequence: { groupOrder: 3 },
        },
      },
      {
        test: { ...browser, name: 'e2e', include: ['**/*.e2e.test.ts'], exclude: [...ignored, ...alone, ...thorough] },
      },
      {
        test: {
          ...browser,
          name: 'e2e-alone',
          include: alone,
          exclude: [...ignored, ...thorough],
          fileParallelism: false,
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
});
