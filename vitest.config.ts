import { defineConfig } from 'vitest/config';

const ignored = ['**/node_modules/**', '**/dist/**', '**/.data/**'];
/** Tests that need NATS, Redis and the database: the testbed starts them once and hands their addresses to every file. */
const testbed = ['services/safety/src/model/ensure.ts', 'infra/local/src/testbed/global-setup.ts'];

/** Tests that compare times: another file's work on the same database would be in them. */
const timed = ['services/account/src/{auth/enumeration,codes/timing}.int.test.ts'];

/** Browser tests that turn the stack's one clock, or measure time: nobody else may be at work then. */
const alone = [
  'infra/e2e/src/{day-change,first-load,physio-road,running-road,toasts,tracker,update}.e2e.test.ts',
  'infra/e2e/src/coach-cases/*.e2e.test.ts',
];

/**
 * What the main roads of an ordinary run pass by: browser tests of single parts, every width and look, the keyboard alone,
 * failures by the dozen, kills and starts all over the product, what waits for its time. The full run has them.
 */
const thorough =
  process.env.STRIDEWELL_FULL === '1'
    ? []
    : [
        'infra/e2e/src/access/*.e2e.test.ts',
        'infra/e2e/src/{account-access,account-code,account-consent,account-erasure,account-profile,bad-input,bridge,chat,chat-model}.e2e.test.ts',
        'infra/e2e/src/{checkin-sending,embed,embed-hostile,embed-tab,film,flag,high-pain,install,logs,offline}.e2e.test.ts',
        'infra/e2e/src/{physio-road,quiet,redeploy,register-form,remote-version,remotes,served,session,toasts,top-bar,tracker,update}.e2e.test.ts',
        'infra/contracts/src/real-events.int.test.ts',
        'infra/faults/src/hardening.int.test.ts',
        'services/account/src/{erasure/bus-away,keys/first-start,keys/revoke,keys/rotation,sessions/bus-away}.int.test.ts',
        'services/account/src/throttle/{counter-repository,known-device}.int.test.ts',
        'services/coaching/src/stream/reply-stream.int.test.ts',
        'services/physio/src/gates/two-processes.int.test.ts',
        'services/gateway/src/{http/uploads,web/roll-out}.int.test.ts',
        'services/kit/src/{app/dependencies,app/run,measures/backlog,mongo/migrations,telemetry/tracing}.int.test.ts',
        'infra/telemetry/src/promtool.int.test.ts',
        'services/{running,physio}/src/coach-wiring/unsafe.int.test.ts',
        'infra/faults/src/{erasure,physio,weekly-jobs}-survive*.int.test.ts',
        'infra/docker/src/containers.int.test.ts',
        'infra/release/src/{compose,whole}/*.int.test.ts',
        'infra/k8s/src/pods.int.test.ts',
      ];

/** With PROPERTY_SEED, fast-check starts from that seed, which a failed property has printed. */
const repeat = process.env.PROPERTY_SEED === undefined ? [] : ['services/kit/src/testing/seed-fast-check.ts'];

const browser = {
  environment: 'node' as const,
  globalSetup: ['services/safety/src/model/ensure.ts', 'infra/e2e/src/global-setup.ts'],
  testTimeout: 60_000,
  hookTimeout: 120_000,
  sequence: { groupOrder: 1 },
};

export default defineConfig({
  test: {
    // Both cores of the smallest machine this has to run on; by itself Vitest leaves one of them idle.
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'unit',
          setupFiles: repeat,
          globalSetup: ['services/safety/src/model/ensure.ts'],
          include: ['**/*.unit.test.ts'],
          exclude: ignored,
          environment: 'node',
          // Pure functions: the files may share what they load.
          isolate: false,
        },
      },
      {
        test: {
          name: 'web',
          include: ['**/*.unit.test.tsx'],
          exclude: ignored,
          environment: 'jsdom',
          setupFiles: ['shell/ui/src/testing/setup.ts', ...repeat],
        },
      },
      {
        test: {
          name: 'int',
          setupFiles: repeat,
          include: ['**/*.int.test.ts'],
          exclude: [...ignored, ...timed, ...thorough],
          environment: 'node',
          globalSetup: testbed,
          testTimeout: 30_000,
          hookTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'int-alone',
          include: timed,
          exclude: ignored,
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
