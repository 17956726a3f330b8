import { describe, expect, test } from 'vitest';
import { checkScripts, counted } from './checks.ts';
import { lastLineOf, sum, tallyReport } from './tally.ts';

const file = (status: string, ...assertions: string[]) => ({
  status,
  assertionResults: assertions.map((one) => ({ status: one })),
});
const report = (success: boolean, testResults: ReturnType<typeof file>[]) => {
  const all = testResults.flatMap(({ assertionResults }) => assertionResults.map(({ status }) => status));
  const count = (status: string) => all.filter((one) => one === status).length;
  return { success, numPassedTests: count('passed'), numFailedTests: count('failed'), testResults };
};

describe('tallyReport', () => {
  test('returns the numbers of passed and failed tests', () => {
    expect(tallyReport(report(true, [file('passed', 'passed', 'passed', 'skipped')]))).toEqual({
      passed: 2,
      failed: 0,
    });
    expect(tallyReport(report(false, [file('failed', 'passed', 'failed')]))).toEqual({ passed: 1, failed: 1 });
  });

  test('counts a file that does not load, or whose hook throws, as one failure', () => {
    const files = [file('failed'), file('failed', 'skipped'), file('passed', 'passed')];
    expect(tallyReport(report(false, files))).toEqual({ passed: 1, failed: 2 });
  });

  test('counts a run that failed without a failed test as one failure', () => {
    expect(tallyReport(report(false, [file('passed', 'passed')]))).toEqual({ passed: 1, failed: 1 });
  });

  test('throws when the input is not a report', () => expect(() => tallyReport({})).toThrow());
});

test('lastLineOf returns the sums of passed and failed tests', () => {
  expect(
    lastLineOf(
      sum([
        { passed: 1, failed: 0 },
        { passed: 40, failed: 2 },
      ]),
    ),
  ).toBe('41 passed, 2 failed');
});

describe('counted and checkScripts', () => {
  test('counted returns one passed or one failed check and prints the reason of a failure', async () => {
    const lines: string[] = [];
    const say = (line: string) => lines.push(line);
    expect(await counted('right', async () => undefined, say)).toEqual({ passed: 1, failed: 0 });
    expect(await counted('wrong', () => Promise.reject(new Error('a reason')), say)).toEqual({ passed: 0, failed: 1 });
    expect(lines[0]).toMatch(/^✓ right/);
    expect(lines[1]).toBe('✗ wrong\na reason');
  });

  test('checkScripts lists the check scripts of the root package', () => {
    expect(checkScripts()).toEqual(expect.arrayContaining(['check:types', 'check:lint', 'check:tree']));
  });
});
