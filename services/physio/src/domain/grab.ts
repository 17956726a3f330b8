import { TISSUE_OF } from '@stridewell/contracts/web';
import { type ConditionRules, isTestCriterion, type TestCriterion } from './conditions/types.ts';
import { areMet, daysInRow } from './criteria.ts';
import type { DayAssessment } from './day-assessment.ts';
import { MAX_FINE_PAIN } from './irritability.ts';
import { resultOf, sessionsOf } from './ladder/sessions.ts';
import { limitsOf } from './limits.ts';
import { isMorningAnswered } from './morning.ts';
import type { CourseInputs } from './types.ts';

/** Pain that is a new sudden pain of a strained muscle when it was lower before. */
const GRAB_PAIN = 5;
const CALM_DAYS = 5;

/** What running waits for after a new sudden pain in a strained muscle. */
export interface GrabWait {
  /** Calm days that are still missing; 0 when only the tests are. */
  daysLeft: number;
  /** Date of the last of the calm days, from which the tests count; null before. */
  testsSince: string | null;
  /** Tests of the run gate that have to be passed again. */
  tests: readonly TestCriterion[];
}

/** Index of the newest sudden pain; -1 without one. The pain with which the injury began is none. */
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
 * True when a run of the ladder since the calm days was clean. Nobody can start one before the tests; courses of earlier
 * releases, which did not ask for them, go on where they are.
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
 * What running waits for after a new sudden pain ("grab") in a strained muscle: five calm days in a row, then the tests of
 * the run gate again, passed and confirmed. Null without one, when both are done, and for other tissues.
 * @param loadSince date on which phase 2 began; null before
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
