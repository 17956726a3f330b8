import { defineConfig } from 'vitest/config';

const ignored = ['**/node_modules/**', '**/dist/**', '**/.data/**'];
/** Tests that need NATS, Redis and the database: the testbed starts them once and hands their addresses to every file. */
const testbed = ['infra/local/src/testbed/global-setup.ts'];

export default defineConfig({
  test: {
    // Both cores of the smallest machine this has to run on; by itself Vitest leaves one of them idle.
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'unit',
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
          setupFiles: ['shell/ui/src/testing/setup.ts'],
        },
      },
      {
        test: {
          name: 'int',
          include: ['**/*.int.test.ts'],
          exclude: ignored,
          environment: 'node',
          globalSetup: testbed,
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'e2e',
          include: ['**/*.e2e.test.ts'],
          exclude: ignored,
          environment: 'node',
          globalSetup: ['infra/e2e/src/global-setup.ts'],
          fileParallelism: false,
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
