import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

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

/**
 * Tests that only the full run includes: browser tests of single parts, all widths and themes, keyboard-only use, many
 * failure cases, killing and restarting processes of the whole product, long simulations, comparisons of times, and tests
 * that wait for real time to pass.
 */
const thorough =
  process.env.STRIDEWELL_FULL === '1'
    ? []
    : [
        'infra/e2e/src/access/*.e2e.test.ts',
        'infra/e2e/src/{body,exercises,topics}.e2e.test.ts',
        'infra/e2e/src/{account-access,account-code,account-consent,account-email,account-erasure,account-profile,bad-input,bridge,chat,chat-model}.e2e.test.ts',
        'infra/e2e/src/{checkin-sending,embed,embed-hostile,embed-tab,product-video,coach-chat-flag,high-pain,install,logs,offline}.e2e.test.ts',
        'infra/e2e/src/{physio-journey,idle-page,redeploy,register-form,remote-version,remotes,front-ends-by-address,session,session-player-offline,toasts,top-bar,tracker,app-update}.e2e.test.ts',
        'infra/e2e/src/{coach-cases/coach-cases,coach-cases/physio-cases,day-change,new-remote,running-journey,screen-figures,screens-physio,screens-running}.e2e.test.ts',
        'infra/e2e/src/{bottom-bar,checkin-form,moments,offline-reading,physio-tests,race-review,session-player,share-target,start-archive,stats}.e2e.test.ts',
        'infra/contracts/src/real-events.int.test.ts',
        'infra/embedded-mongo/src/kill.int.test.ts',
        'infra/faults/src/{hardening,personal-data}.int.test.ts',
        'infra/local/src/demo/story.int.test.ts',
        'services/chat/src/model/outside-replies.int.test.ts',
        'services/account/src/features/{auth/enumeration,codes/timing,email/restore-email,throttle/throttle}.int.test.ts',
        'services/account/src/features/{erasure/bus-unavailable,keys/first-start,keys/revoke,keys/rotation,sessions/bus-unavailable}.int.test.ts',
        'services/account/src/features/throttle/{counter-repository,known-device}.int.test.ts',
        'services/chat/src/{conversation/cancel,conversation/hanging-store,safety/red-team,stream/reply-stream}.int.test.ts',
        'services/chat/src/{guard/speed,tools/soak/soak}.unit.test.ts',
        'services/running/src/{coach/second-turn-properties,tools/simulate/expected-runners,tools/simulate/live-seasons-3,tools/simulate/live-seasons-4}.unit.test.ts',
        'services/running/src/{coach/wiring/withheld-activities,features/profile/age-migration}.int.test.ts',
        'services/running/src/features/activities/import/{import-limits,bucket/bucket-spool}.int.test.ts',
        'services/physio/src/features/gates/two-processes.int.test.ts',
        'services/gateway/src/{http/uploads,web/replicas}.int.test.ts',
        'services/kit/src/{app/dependency-outages,app/run,metrics/backlog-metrics,mongo/migrations,telemetry/tracing}.int.test.ts',
        'infra/telemetry/src/promtool.int.test.ts',
        'services/{running,physio}/src/coach/wiring/unsafe-messages.int.test.ts',
        'infra/faults/src/{chat,checkins,erasure,imports,physio,weekly-jobs}-survive*.int.test.ts',
        'services/running/src/features/activities/import/{importers-at-once,import-memory}.int.test.ts',
        'infra/faults/src/imports-load.int.test.ts',
        'infra/docker/src/containers.int.test.ts',
        'infra/release/src/{compose,whole}/*.int.test.ts',
        'infra/k8s/src/pods.int.test.ts',
      ];

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
          exclude: [...ignored, ...isolatedWeb],
          environment: './shell/ui/src/testing/page-environment.ts',
          // Files share loaded modules, which takes half the time.
          isolate: false,
        },
      },
      { ...components, test: { ...web, name: 'web-isolated', include: isolatedWeb, environment: 'jsdom' } },
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
          testTimeout: 30_000,
          hookTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'int-alone',
          include: timed,
          exclude: [...ignored, ...thorough],
          environment: 'node',
          globalSetup: testbed,
          testTimeout: 30_000,
          hookTimeout: 30_000,
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
