import { addDays, daysBetween, PHYSIO_TESTS, type Side, symmetryOf, type TestId } from '@stridewell/contracts/web';
import type { TestCriterion } from '../conditions/types.ts';
import type { DayAssessment } from '../day-assessment.ts';
import { byDate, laterOf } from '../injury-days.ts';
import { isMorningAnswered, isSoreDay } from '../morning.ts';
import type { AgeNorm, FormerSide, TestEvaluation, TestResult } from '../types.ts';
import {
  CONFIRM_DAYS,
  EVEN_WAY,
  LEAST_FROM_60,
  LONGEST_VALID_DAYS,
  PASS_RULES,
  type PassRule,
  TEST_SPACING,
  VALID_DAYS,
  WALKING_TESTS,
} from './table.ts';

/** The data on which the evaluation of tests depends, in addition to the results. */
export interface TestContext {
  side: Side;
  /** The single side that the injury had before it affected both sides. */
  formerSide?: FormerSide | undefined;
  days: readonly DayAssessment[];
  /** Date of the evaluation. */
  date: string;
  /**
   * True for a decision based on the check-in of the date. Passes of that date come after it, so only failed results
   * are used.
   */
  isDecision?: boolean;
  /** Date on which phase 2 began; missing or null until then. */
  loadSince?: string | null;
  /** The runner's age group, if a norm depends on it. */
  norm?: AgeNorm | undefined;
}

/** True if the two sides are compared. For other values only the absolute number is used. */
const isOneSided = (side: Side): side is 'left' | 'right' => side === 'left' || side === 'right';

/** Returns the pass rule of a test, with values replaced according to the runner's age or the condition. */
export const passRuleOf = (
  { test, maxPain, min, symmetry, within }: TestCriterion,
  { from60 = false }: Pick<AgeNorm, 'from60'> = {},
): PassRule => {
  const { symmetry: usual, ...general } = PASS_RULES[test];
  const norm = from60 ? LEAST_FROM_60[test] : undefined;
  const rule = norm === undefined ? general : { ...general, min: norm };
  const changed = symmetry === undefined ? usual : (symmetry ?? undefined);
  return {
    ...rule,
    ...(changed !== undefined && { symmetry: changed }),
    ...(maxPain !== undefined && { max: maxPain, painLimit: maxPain }),
    ...(min !== undefined && { min }),
    ...(within !== undefined && { within }),
  };
};

const newestOf = (results: readonly TestResult[]): TestResult | undefined =>
  results.reduce<TestResult | undefined>(
    (newest, one) => (newest && newest.date >= one.date ? newest : one),
    undefined,
  );

/** The worse of two results of the two sides, for an injury without a single side. */
const worseOf = (testId: TestId, results: readonly TestResult[]): TestResult | undefined => {
  const isLowBetter = PASS_RULES[testId].max !== undefined;
  return results.reduce<TestResult | undefined>((worst, one) => {
    if (worst === undefined) return one;
    return (isLowBetter ? one.value > worst.value : one.value < worst.value) ? one : worst;
  }, undefined);
};

interface Pair {
  injured: TestResult | undefined;
  other: TestResult | undefined;
}

/** The newest results of the injured and of the other side on or before a date. */
const pairOf = (testId: TestId, results: readonly TestResult[], side: Side): Pair => {
  const on = (one: TestResult['side']) => newestOf(results.filter((result) => result.side === one));
  if (!PHYSIO_TESTS[testId].eachSide) return { injured: newestOf(results), other: undefined };
  if (isOneSided(side)) return { injured: on(side) ?? on('both'), other: on(side === 'left' ? 'right' : 'left') };
  const each = [on('left'), on('right')].filter((one) => one !== undefined);
  return {
    injured: worseOf(testId, each.length > 0 ? each : [on('both')].flatMap((one) => one ?? [])),
    other: undefined,
  };
};

const isSymmetric = ({ symmetry, within, min }: PassRule, value: number, other: number | undefined): boolean => {
  if (symmetry === undefined) return true;
  if (other === undefined) return false;
  // A weak other side is no reference: the absolute number must be reached, which is checked separately.
  if (min !== undefined && other < min) return true;
  if (within !== undefined && Math.abs(other - value) <= within) return true;
  const percent = symmetryOf(value, other);
  return percent !== null && percent >= symmetry;
};

/** Data that determines whether a result passes, in addition to its numbers. */
interface PassContext {
  side: Side;
  hasLimp: boolean;
  /** Number of days in phases 2 and 3 before the result. */
  loadDays: number;
}

/**
 * The alternative way to pass a heel raise. After eight weeks of loading, both sides also pass if they are almost equal
 * and near the number, because some runners stay below it on both sides.
 */
const isEvenAfterLoading = (
  testId: TestId,
  { min = 0 }: PassRule,
  { injured, other }: Pair,
  { side, loadDays }: PassContext,
): boolean => {
  if (!EVEN_WAY.tests.has(testId) || !isOneSided(side) || !injured || !other || loadDays < EVEN_WAY.days) return false;
  const percent = symmetryOf(injured.value, other.value);
  return percent !== null && percent >= EVEN_WAY.symmetry && injured.value * 100 >= min * EVEN_WAY.share;
};

const isPass = (testId: TestId, rule: PassRule, { injured, other }: Pair, context: PassContext): boolean => {
  const { side, hasLimp } = context;
  if (!injured || injured.painDuring > rule.painLimit) return false;
  if (WALKING_TESTS.has(testId) && hasLimp) return false;
  const { value } = injured;
  if (rule.max !== undefined) return value <= rule.max;
  const { cap } = PHYSIO_TESTS[testId];
  if (cap !== null && value >= cap) return true;
  if (rule.min !== undefined && value < rule.min) return isEvenAfterLoading(testId, rule, { injured, other }, context);
  return !isOneSided(side) || isSymmetric(rule, value, other?.value);
};

/**
 * Whether the first check-in within two days after a test was not worse. Null if there has been none until today, if it
 * leaves out the morning, or after muscle soreness, which neither confirms nor fails it.
 */
export const confirmationOf = (date: string, days: readonly DayAssessment[]): boolean | null => {
  const next = days.find((day) => day.date > date);
  if (next === undefined || daysBetween(date, next.date) > CONFIRM_DAYS) return null;
  if (next.isWorse || next.isRedFlag || next.isBoneSore) return false;
  return isSoreDay(next.checkin) || !isMorningAnswered(next.checkin) ? null : true;
};

/**
 * The reason why a passed result is not confirmed: its morning is still to come, was not answered in time or not at
 * all, or there was soreness.
 */
export type Unconfirmed = 'waiting' | 'late' | 'unanswered' | 'sore';

export const unconfirmedBy = (date: string, days: readonly DayAssessment[], today: string): Unconfirmed => {
  const next = days.find((day) => day.date > date);
  if (daysBetween(date, next?.date ?? today) > CONFIRM_DAYS) return 'late';
  if (next === undefined) return 'waiting';
  return isMorningAnswered(next.checkin) ? 'sore' : 'unanswered';
};

/**
 * Merges the results of one test on one side and day into their worst number and pain. On the uninjured side the
 * largest number is used, because the injured side is compared with it.
 */
const byDay = (results: readonly TestResult[], side: Side): TestResult[] => {
  const days = new Map<string, TestResult>();
  for (const one of results) {
    const key = `${one.date} ${one.side}`;
    const before = days.get(key) ?? one;
    const isYardstick = isOneSided(side) && one.side !== 'both' && one.side !== side;
    const isHigher = isYardstick || PASS_RULES[one.testId].max !== undefined;
    days.set(key, {
      ...before,
      value: isHigher ? Math.max(before.value, one.value) : Math.min(before.value, one.value),
      painDuring: Math.max(before.painDuring, one.painDuring),
    });
  }
  return [...days.values()];
};

/**
 * Leaves out passes that were repeated too early: the same test is accepted at most every third day, unless it states
 * otherwise.
 */
const spaced = (results: readonly TestResult[], spacing: number): readonly TestResult[] => {
  const kept: TestResult[] = [];
  for (const result of results.toSorted(byDate)) {
    const before = kept.findLast(({ side }) => side === result.side);
    if (before === undefined || daysBetween(before.date, result.date) >= spacing) kept.push(result);
    else if (isWorseResult(result, before)) kept.push(result);
  }
  return kept;
};

const isWorseResult = (result: TestResult, before: TestResult): boolean => {
  const isLowBetter = PASS_RULES[result.testId].max !== undefined;
  return (
    result.painDuring > before.painDuring || (isLowBetter ? result.value > before.value : result.value < before.value)
  );
};

/** True if a result cannot pass, whatever the other side shows. */
const isPlainFail = ({ testId, value, painDuring }: TestResult, { max, min, painLimit }: PassRule): boolean => {
  const least = min === undefined || !EVEN_WAY.tests.has(testId) ? min : (min * EVEN_WAY.share) / 100;
  return painDuring > painLimit || (max !== undefined && value > max) || (least !== undefined && value < least);
};

/**
 * True if a result is valid on a date: it was done and stored by then or, for the decision of a check-in, before that
 * date. A backdated test has no effect before the day on which it was stored.
 */
const countsOn = ({ date, storedOn = date }: TestResult, on: string, isDecision: boolean): boolean => {
  const known = storedOn > date ? storedOn : date;
  return isDecision ? known < on : known <= on;
};

/**
 * The first date from which a pass is valid for a test on several days. The period covers as many check-ins as the
 * validity has days, so a runner who checks in every other day can pass it. Nothing changes for a runner who checks in
 * daily.
 */
const severalSince = (days: readonly DayAssessment[], date: string): string => {
  const [usual, longest] = [addDays(date, -VALID_DAYS), addDays(date, -LONGEST_VALID_DAYS)];
  const since = days.at(-(VALID_DAYS + 1))?.date ?? longest;
  if (since >= usual) return usual;
  return laterOf(since, longest);
};

const hadLimp = (days: readonly DayAssessment[], date: string): boolean =>
  days.some((day) => day.date === date && day.checkin.limp === true);

/**
 * True if a bone hurt on the day of a test. This fails all tests of that day, because the pain limit of a bone is 0.
 */
const hadBonePain = (days: readonly DayAssessment[], date: string): boolean =>
  days.some((day) => day.date === date && day.isBoneSore);

const NONE = {
  date: null,
  value: null,
  otherValue: null,
  symmetry: null,
  evenFrom: null,
  passed: null,
  confirmed: null,
  passedDays: 0,
} as const;

/** Evaluates the newest result of one test for an injury whose side never changed. */
const evaluateFor = (
  side: Side,
  criterion: TestCriterion,
  results: readonly TestResult[],
  { days, date, isDecision = false, norm = {}, loadSince = null }: Omit<TestContext, 'side' | 'formerSide'>,
  since: string,
): TestEvaluation => {
  const { test: testId, days: times = 1, spacing = TEST_SPACING } = criterion;
  const rules = { before: passRuleOf(criterion), after: passRuleOf(criterion, norm) };
  const ruleOf = (one: TestResult): PassRule => (one.date > (norm.from60Since ?? '') ? rules.after : rules.before);
  const own = spaced(
    byDay(
      results.filter(
        (one) =>
          one.testId === testId &&
          one.date >= since &&
          (isPlainFail(one, ruleOf(one)) ? one.date <= date : countsOn(one, date, isDecision)),
      ),
      side,
    ),
    spacing,
  );
  const oldest = addDays(date, -VALID_DAYS);
  const valid = own.filter((one) => one.date >= oldest);
  const pair = pairOf(testId, valid, side);
  const { injured, other } = pair;
  const rule = injured ? ruleOf(injured) : rules.after;
  const limits = { least: rule.min ?? 0, most: rule.max ?? 0 };
  if (!injured) return { testId, ...limits, ...NONE, counts: false };
  const known = (days.at(-1)?.date ?? '') <= date ? days : days.filter((day) => day.date <= date);
  const confirmed = confirmationOf(injured.date, known);
  const contextOf = (one: TestResult): PassContext => ({
    ...{ side, hasLimp: hadLimp(known, one.date) },
    loadDays: loadSince === null ? 0 : daysBetween(loadSince, one.date),
  });
  const isFail = (one: TestResult): boolean =>
    !isPass(testId, ruleOf(one), { injured: one, other }, contextOf(one)) ||
    hadBonePain(known, one.date) ||
    confirmationOf(one.date, known) === false;
  const passed = !isFail(injured);
  // Of the results before the last 14 days, only those since the last fail are used.
  const from = times === 1 ? oldest : severalSince(known, date);
  const lastFail = own.findLast(isFail)?.date ?? '';
  const passedDays = new Set(
    own
      .filter((one) => one.date >= oldest || (one.date >= from && one.date > lastFail))
      .filter((one) => !isFail(one) && confirmationOf(one.date, known) === true)
      .map((one) => one.date),
  );
  const isCompared = rule.symmetry !== undefined && isOneSided(side) && other !== undefined;
  return {
    ...limits,
    ...{ testId, date: injured.date, value: injured.value, otherValue: other?.value ?? null },
    symmetry: isCompared ? symmetryOf(injured.value, other.value) : null,
    evenFrom: isCompared ? (rule.symmetry ?? null) : null,
    ...{ passed, confirmed, passedDays: passedDays.size },
    counts: passed && confirmed === true && (times === 1 || passedDays.size >= times),
  };
};

/**
 * Evaluates the newest result of one test on a day: its number, symmetry, pain limit, confirmation by the next check-in
 * and validity of 14 days (section 1.4 of the domain page). A result from before an injury affected both sides must
 * also pass for its original side, and it alone determines what was decided at that time.
 * @param since results before this date are ignored, for a test that is required at two stages
 */
export const evaluate = (
  criterion: TestCriterion,
  results: readonly TestResult[],
  { side, formerSide, ...context }: TestContext,
  since: string,
): TestEvaluation => {
  const forSide = (one: Side): TestEvaluation => evaluateFor(one, criterion, results, context, since);
  if (formerSide === undefined) return forSide(side);
  if (context.date <= formerSide.until) return forSide(formerSide.side);
  const now = forSide(side);
  if (now.date === null || now.date > formerSide.until) return now;
  const before = forSide(formerSide.side);
  return before.counts ? now : before;
};
