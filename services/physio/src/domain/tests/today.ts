import { addDays, daysBetween, type Side, type TestId } from '@stridewell/contracts/web';
import type { PhysioFact } from '../../messages/catalogue.ts';
import { type Criterion, isTestCriterion, type TestCriterion } from '../conditions/types.ts';
import type { DayAssessment } from '../day-assessment.ts';
import type { AgeNorm, CourseTest, FormerSide, TestEvaluation, TestResult } from '../types.ts';
import { evaluate, passRuleOf, type Unconfirmed, unconfirmedBy } from './results.ts';
import { CONFIRM_DAYS, isHopTest, isQuestion, PASS_RULES, TEST_SPACING, TESTS_A_DAY, VALID_DAYS } from './table.ts';
import { painOfTest } from './test-pain.ts';

/** Criteria for one purpose, with the date from which results are valid for it. */
export interface TestGroup {
  criteria: readonly Criterion[];
  since: string;
  /** True for tests that are required now but too early to do. */
  isEarly?: boolean;
}

export interface TestsSubject {
  groups: readonly TestGroup[];
  results: readonly TestResult[];
  side: Side;
  formerSide?: FormerSide | undefined;
  /** True for a runner of 60 or older. */
  norm?: AgeNorm | undefined;
  days: readonly DayAssessment[];
  today: string;
  /** Date on which phase 2 began; null until then. */
  loadSince: string | null;
  /** True if hop tests may be shown. */
  mayHop: boolean;
  /** The tests for hops and fast running that may be done today. */
  hopTests: ReadonlySet<TestId>;
  /** False on the day of the first one-leg hops. */
  mayTestHops?: boolean;
  /** True if tests may be done today at all. */
  mayTest: boolean;
  /** True if tests that load the tissue may be done today. The other tests only ask questions. */
  mayLoad: boolean;
}

/** The fact with the name of a test and the numbers that pass it. */
export const testNameOf = ({ testId, least, most }: Pick<CourseTest, 'testId' | 'least' | 'most'>): PhysioFact => ({
  code: 'test.name',
  values: { test: testId, min: least, max: most },
});

const UNCONFIRMED: Record<Unconfirmed, PhysioFact> = {
  waiting: { code: 'test.waiting' },
  late: { code: 'test.late' },
  unanswered: { code: 'test.unanswered' },
  sore: { code: 'test.sore' },
};

const factsOf = (
  found: Omit<CourseTest, 'facts'>,
  { isPainful, unconfirmed, limit }: { isPainful: boolean; unconfirmed: Unconfirmed; limit: number },
): PhysioFact[] => {
  const { value, otherValue, symmetry, evenFrom, passed, confirmed } = found;
  if (passed === null) return [];
  if (passed && confirmed === true) return [{ code: 'test.passed' }];
  if (passed) return [UNCONFIRMED[unconfirmed]];
  if (isPainful) return [{ code: 'test.pain', values: { limit } }];
  if (confirmed === false) return [{ code: 'test.worse' }];
  if (symmetry !== null && evenFrom !== null && symmetry < evenFrom && value !== null && otherValue !== null)
    return [{ code: 'test.uneven', values: { value, other: otherValue, percent: symmetry, from: evenFrom } }];
  return [numberFact(found)];
};

/** The number required of a result that failed without pain. */
const numberFact = ({ testId, value, otherValue, least, most }: Omit<CourseTest, 'facts'>): PhysioFact => {
  const { max, symmetry } = PASS_RULES[testId];
  if (value === null) return { code: 'test.failed' };
  if (testId === 'swelling2' && value > most) return { code: 'test.swelling' };
  if (max !== undefined)
    return value > most ? { code: 'test.above', values: { value, most } } : { code: 'test.failed' };
  if (value < least) return { code: 'test.below', values: { value, least } };
  return { code: symmetry !== undefined && otherValue === null ? 'test.one_side' : 'test.failed' };
};

/**
 * True if a test may be done again today: not within two days of the last time, and not while it waits for
 * confirmation.
 */
const isTimeFor = (
  { date, confirmed, passed }: TestEvaluation,
  { isRepeated, spacing }: { isRepeated: boolean; spacing: number },
  today: string,
): boolean => {
  if (date === null) return true;
  const ago = daysBetween(date, today);
  if (!isRepeated && passed === true && confirmed === null && ago <= CONFIRM_DAYS) return false;
  return ago >= spacing;
};

/** True if a result expires within the days that a new one needs to be confirmed. */
const isExpiring = ({ date }: TestEvaluation, today: string): boolean =>
  date !== null && daysBetween(date, today) > VALID_DAYS - TEST_SPACING;

/** Returns the criteria of all groups by test, each with the date from which its results count and whether it is early. */
const byTest = (groups: readonly TestGroup[]): [TestCriterion, string, boolean][][] => {
  const found = new Map<TestId, [TestCriterion, string, boolean][]>();
  for (const { criteria, since, isEarly = false } of groups)
    for (const criterion of criteria)
      if (isTestCriterion(criterion))
        found.set(criterion.test, [...(found.get(criterion.test) ?? []), [criterion, since, isEarly]]);
  return [...found.values()];
};

/** Returns the tests that are required now with their newest results, and which of them to do today: at most three. */
export const testsToday = (subject: TestsSubject): CourseTest[] => {
  const { groups, results, side, formerSide, norm, days, today, mayHop, hopTests, mayTest, mayLoad, loadSince } =
    subject;
  const { mayTestHops = true } = subject;
  const isBone = days.at(-1)?.isBone ?? false;
  const context = { side, formerSide, days, date: today, norm, loadSince };
  let mayHopToday = mayTestHops && !results.some(({ date, testId }) => date === today && isHopTest(testId));
  let due = TESTS_A_DAY - new Set(results.filter(({ date }) => date === today).map(({ testId }) => testId)).size;
  return byTest(groups)
    .filter(([first]) => first !== undefined && (mayHop || !isHopTest(first[0].test)))
    .flatMap((criteria) => {
      const all = criteria.map(([criterion, since]) => ({
        found: evaluate(criterion, results, context, since),
        isRepeated: (criterion.days ?? 1) > 1,
        limit: isBone ? 0 : passRuleOf(criterion, norm).painLimit,
      }));
      const shown = all.find(({ found }) => !found.counts) ?? all[0];
      if (!shown) return [];
      const { found, limit } = shown;
      // A test is done again before its result expires, and on several days if the condition requires them.
      const isWanted = all.some((one) => !one.found.counts || one.isRepeated || isExpiring(one.found, today));
      const isOpen =
        mayTest &&
        criteria.some(([, , isEarly]) => !isEarly) &&
        (mayLoad || isQuestion(found.testId)) &&
        (!isHopTest(found.testId) || (mayHopToday && hopTests.has(found.testId))) &&
        isWanted &&
        isTimeFor(
          found,
          {
            isRepeated: all.some(({ isRepeated }) => isRepeated),
            spacing: Math.min(...criteria.map(([{ spacing = TEST_SPACING }]) => spacing)),
          },
          today,
        );
      if (isOpen) due -= 1;
      // At most one test with hops or strides a day, so that the day stays within its landings.
      if (isOpen && isHopTest(found.testId)) mayHopToday = false;
      const validUntil = found.date === null ? null : addDays(found.date, VALID_DAYS);
      const test = { ...found, due: isOpen && due >= 0, validUntil };
      const isPainful = results.some(
        (one) => one.testId === found.testId && one.date === found.date && painOfTest(one) > limit,
      );
      const unconfirmed = unconfirmedBy(found.date ?? today, days, today);
      return [{ ...test, facts: factsOf(test, { isPainful, unconfirmed, limit }) }];
    });
};
