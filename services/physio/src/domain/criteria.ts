import { daysBetween } from '@stridewell/contracts/web';
import { type Criterion, isTestCriterion } from './conditions/types.ts';
import type { DayAssessment } from './day-assessment.ts';
import { isMorningAnswered, medianOf, morningOf } from './morning.ts';
import { evaluate } from './tests/results.ts';
import type { CourseInputs, Injury, TestEvaluation } from './types.ts';

const WEEK = 7;

/**
 * The data against which a criterion is evaluated: the check-ins up to a day, and the start of the phase and of its
 * loading.
 */
export interface CriterionContext {
  inputs: Pick<CourseInputs, 'injury' | 'tests' | 'runner'>;
  /** Check-ins up to and including the day of evaluation. */
  days: readonly DayAssessment[];
  date: string;
  /** Test results before this date are ignored. */
  since: string;
  /** Date on which phase 2 began; null until then. */
  loadSince: string | null;
}

export interface CriterionState {
  criterion: Criterion;
  met: boolean;
  /** The test's evaluation; null for a criterion that is not a test. */
  test: TestEvaluation | null;
}

const mornings = (days: readonly DayAssessment[]): number[] => days.map(({ checkin }) => morningOf(checkin));

/** Median of the newest seven mornings; null if there is none. */
export const morningMedian = (days: readonly DayAssessment[]): number | null => medianOf(mornings(days.slice(-WEEK)));

/** Median of the first week of phase 2; null if there is none. */
const startMedian = (days: readonly DayAssessment[], loadSince: string | null): number | null =>
  loadSince === null
    ? null
    : medianOf(mornings(days.filter(({ date }) => date >= loadSince && daysBetween(loadSince, date) < WEEK)));

/** Maximum number of days between two check-ins of one uninterrupted stretch. */
const STRETCH_GAP = 3;
/** Number of days covered by a check-in: its own day and the day before. */
const COVERED = 2;

/**
 * Number of days that the newest check-ins cover since the last one that interrupts the count. Each covers its own day
 * and the day before. After a longer gap between check-ins the count starts again, because nothing is known about the
 * days in the gap.
 */
export const daysInRow = (days: readonly DayAssessment[], interrupts: (day: DayAssessment) => boolean): number => {
  const last = days.findLastIndex(interrupts);
  const lastGap = days.findLastIndex(({ date }, at) => daysBetween(days[at - 1]?.date ?? date, date) > STRETCH_GAP);
  const stretch = days.slice(Math.max(last + 1, lastGap, 0));
  return stretch.reduce((covered, { date }, at) => {
    const before = stretch[at - 1];
    return covered + (before === undefined ? 1 : Math.min(COVERED, daysBetween(before.date, date)));
  }, 0);
};

/** Number of consecutive days without any pain; 0 if the newest check-in has pain or leaves out the morning. */
export const painFreeDays = (days: readonly DayAssessment[]): number =>
  daysInRow(days, ({ mostPain, checkin }) => mostPain > 0 || !isMorningAnswered(checkin));

/** Date of the newest reported pain; null if there is none. */
export const lastSoreOn = (days: readonly DayAssessment[]): string | null =>
  days.findLast(({ mostPain }) => mostPain > 0)?.date ?? null;

/**
 * True if a doctor's permission to run and hop is valid on the day of the newest check-in: it is not from before the
 * clearance for exercise, and there has been no pain since then (section 3.17 of the domain page).
 */
export const isImpactCleared = (
  { cleared, earlierImpacts = [] }: Injury,
  days: readonly DayAssessment[],
  date: string,
): boolean => {
  if (cleared === null || cleared.impact === null) return false;
  const given = [...earlierImpacts, cleared.impact].filter((impact) => impact <= date).sort();
  const impact = given.at(-1);
  if (impact === undefined || (cleared.date !== null && impact < cleared.date)) return false;
  const sore = lastSoreOn(days);
  return sore === null || impact > sore;
};

const isMet = (criterion: Exclude<Criterion, { test: unknown }>, context: CriterionContext): boolean => {
  const { days, loadSince, inputs } = context;
  switch (criterion.rule) {
    case 'morning_median': {
      const median = morningMedian(days);
      return median !== null && median <= criterion.max;
    }
    case 'morning_not_above_start': {
      const [median, start] = [morningMedian(days), startMedian(days, loadSince)];
      return median !== null && start !== null && median <= start;
    }
    case 'pain_free_days':
      return painFreeDays(days) >= criterion.days;
    case 'impact_cleared':
      return isImpactCleared(inputs.injury, days, context.date);
  }
};

/** Evaluates one criterion of a phase exit or of the run gate. */
export const stateOf = (criterion: Criterion, context: CriterionContext): CriterionState => {
  if (!isTestCriterion(criterion)) return { criterion, met: isMet(criterion, context), test: null };
  const { inputs, days, date, since, loadSince } = context;
  const { side, formerSide } = inputs.injury;
  const sides = { side, formerSide };
  const test = evaluate(
    criterion,
    inputs.tests,
    { ...sides, days, date, isDecision: true, norm: inputs.runner, loadSince },
    since,
  );
  return { criterion, met: test.counts, test };
};

export const statesOf = (criteria: readonly Criterion[], context: CriterionContext): CriterionState[] =>
  criteria.map((criterion) => stateOf(criterion, context));

export const areMet = (criteria: readonly Criterion[], context: CriterionContext): boolean =>
  criteria.every((criterion) => stateOf(criterion, context).met);
