import { z } from 'zod';

/** Number of passed and number of failed tests and checks. */
export interface Tally {
  passed: number;
  failed: number;
}

/** The fields of Vitest's JSON report that are counted. */
const report = z.object({
  success: z.boolean(),
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  testResults: z.array(z.object({ status: z.string(), assertionResults: z.array(z.object({ status: z.string() })) })),
});

/**
 * Counts a JSON report. A file that failed without a failed test (it does not load, a hook throws) is counted as one
 * failure. A run that failed without a failed file or test (an uncaught error) is also counted as one failure.
 * @throws ZodError when the input is not a report.
 */
export function tallyReport(json: unknown): Tally {
  const { success, numPassedTests, numFailedTests, testResults } = report.parse(json);
  const brokenFiles = testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((assertion) => assertion.status === 'failed'),
  ).length;
  const failed = numFailedTests + brokenFiles;
  return { passed: numPassedTests, failed: failed === 0 && !success ? 1 : failed };
}

/** Adds up the numbers of several tallies. */
export function sum(tallies: readonly Tally[]): Tally {
  return tallies.reduce((all, one) => ({ passed: all.passed + one.passed, failed: all.failed + one.failed }), {
    passed: 0,
    failed: 0,
  });
}

/** Returns the last line that a test run prints. */
export function lastLineOf({ passed, failed }: Tally): string {
  return `${passed} passed, ${failed} failed`;
}
