import { addDays, daysBetween } from '@stridewell/contracts/web';
import { type ConditionRules, isTestCriterion, type TestCriterion } from '../conditions/types.ts';
import type { DayAssessment } from '../day-assessment.ts';
import type { CourseInputs } from '../types.ts';
import { confirmationOf, passRuleOf } from './results.ts';
import { TEST_SPACING } from './table.ts';
import { ownResults, painOfTest } from './test-pain.ts';

/**
 * Tests of the run gate whose newest painful result has not been followed by one without pain. They block running,
 * however long ago the ladder opened. A later result is subject to the same conditions as a pass: at least three days
 * later, and the next check-in is not worse.
 */
export const painfulGateTests = (
  inputs: Pick<CourseInputs, 'injury' | 'tests' | 'runner'>,
  { runGate }: Pick<ConditionRules, 'runGate'>,
  days: readonly DayAssessment[],
  date: string,
): TestCriterion[] => {
  const own = ownResults(inputs).filter((one) => one.date <= date);
  const isBone = days.at(-1)?.isBone ?? false;
  return runGate.filter(isTestCriterion).filter((criterion) => {
    const limit = isBone ? 0 : passRuleOf(criterion, inputs.runner).painLimit;
    const results = own.filter(({ testId }) => testId === criterion.test);
    const hurtOn = results
      .flatMap((one) => (painOfTest(one) > limit ? [one.date] : []))
      .sort()
      .at(-1);
    if (hurtOn === undefined) return false;
    return !results.some(
      (one) =>
        one.date >= addDays(hurtOn, TEST_SPACING) &&
        daysBetween(one.date, date) > 0 &&
        confirmationOf(one.date, days) === true,
    );
  });
};
