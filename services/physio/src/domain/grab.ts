import { TISSUE_OF } from '@stridewell/contracts/web';
import { type ConditionRules, isTestCriterion, type TestCriterion } from './conditions/types.ts';
import { areMet, daysInRow } from './criteria.ts';
import type { DayAssessment } from './day-assessment.ts';
import { MAX_FINE_PAIN } from './irritability.ts';
import { resultOf, sessionsOf } from './ladder/sessions.ts';
import { limitsOf } from './limits.ts';
import { isMorningAnswered } from './morning.ts';
import type { CourseInputs } from './types.ts';

/** Minimum pain that is a new sudden pain of a strained muscle if the pain was lower before. */
const GRAB_PAIN = 5;
const CALM_DAYS = 5;

/** The conditions for running again after a new sudden pain in a strained muscle. */
export interface GrabWait {
  /** Number of calm days that are still missing; 0 if only the tests are. */
  daysLeft: number;
  /** Date of the last calm day, from which tests are valid; null until then. */
  testsSince: string | null;
  /** Run-gate tests that must be passed again. */
  tests: readonly TestCriterion[];
}

/** Index of the newest sudden pain, or -1 if there is none. The pain at the start of the injury is not included. */
const newestGrab = (days: readonly DayAssessment[]): number => {
  const lower = days.findIndex(({ suddenPain }) => suddenPain < GRAB_PAIN);
  return days.findLastIndex(
    ({ hasGrabbed, suddenPain }, at) => hasGrabbed || (suddenPain >= GRAB_PAIN && lower !== -1 && at > lower),
  );
};

const isRestless = ({ checkin, isWorse, isRedFlag, mostPain }: DayAssessment): boolean =>
  isWorse ||
  isRedFlag ||
  !isMorningAnswered(checkin) ||
  checkin.limp === true ||
  checkin.irritabilityAfterSession ||
  mostPain > MAX_FINE_PAIN;

/**
 * True if a ladder run since the calm days was clean. A run cannot be started before the tests. Courses of earlier
 * releases, which did not require the tests, continue unchanged.
 */
const hasRunSince = (inputs: CourseInputs, days: readonly DayAssessment[], since: string): boolean =>
  sessionsOf(inputs, days).some((session) => {
    const next = days.find(({ date }) => date > session.date);
    if (session.stage === 0 || session.date < since || next === undefined) return false;
    const before = days.findLast(({ date }) => date <= session.date);
    const limits = limitsOf(inputs.injury.condition, next.isBone);
    return resultOf(session, { limits, next, before, isLast: true }) === 'clean';
  });

/**
 * Returns the conditions for running again after a new sudden pain ("grab") in a strained muscle: five consecutive calm
 * days, then the run-gate tests again, passed and confirmed. Null if there was none, if both are done, and for other
 * tissues.
 * @param loadSince date on which phase 2 began; null until then
 */
export const grabWaitOf = (
  inputs: CourseInputs,
  { id, runGate }: Pick<ConditionRules, 'id' | 'runGate'>,
  days: readonly DayAssessment[],
  loadSince: string | null,
): GrabWait | null => {
  const grab = TISSUE_OF[id] === 'muscle' ? newestGrab(days) : -1;
  if (grab === -1) return null;
  const tests = runGate.filter(isTestCriterion);
  const calmDays = (until: number): number => daysInRow(days.slice(grab + 1, until), isRestless);
  const calm = days.findIndex((_, at) => at > grab && calmDays(at + 1) >= CALM_DAYS);
  const since = days[calm]?.date;
  if (since === undefined) return { daysLeft: CALM_DAYS - calmDays(days.length), testsSince: null, tests };
  const isPassed = days.some(
    ({ date }, at) => at > calm && areMet(tests, { inputs, days: days.slice(0, at + 1), date, since, loadSince }),
  );
  return isPassed || hasRunSince(inputs, days, since) ? null : { daysLeft: 0, testsSince: since, tests };
};
