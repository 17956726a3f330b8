import type { Area } from '@stridewell/contracts/web';
import type { CheckinDay } from './types.ts';

/** Maximum pain without any restriction (section C of the domain page distinguishes 0-2, 3-5 and above 5). */
export const MAX_FINE_PAIN = 2;
/**
 * Maximum tolerable pain in a check-in or on a run (DOSE-03). With a knee injury the limit for runs is lower (DOSE-06).
 */
export const MAX_TOLERABLE_PAIN = 5;
export const MAX_KNEE_RUN_PAIN = 2;
const REST_PAIN = 4;

export type Irritability = 'low' | 'moderate' | 'high';

/**
 * Classifies the irritability of the tissue based on a check-in's answers (DOSE-11). High: takes more than a day to
 * settle, night pain, or rest pain of 4 or more. Moderate: settles within the day. Low: settles within an hour.
 */
export const irritabilityOf = (checkin: CheckinDay): Irritability => {
  const hurtsAtRest = checkin.painAtRest === true && checkin.pain >= REST_PAIN;
  if (checkin.noNextDayWorsening === false || checkin.redFlags.includes('night_pain') || hurtsAtRest) return 'high';
  return checkin.irritabilityAfterSession ? 'moderate' : 'low';
};

/**
 * True when the injury has not settled after the last session (DOSE-10). An unanswered question counts as settled
 * (DOSE-18).
 */
export const isIrritable = (checkin: CheckinDay): boolean =>
  checkin.noNextDayWorsening === false || checkin.irritabilityAfterSession;

/** True when the pain on a run exceeded the area's limit: 2 at the knee, 5 elsewhere. */
export const isRunPainTooHigh = ({ runPainLevel }: CheckinDay, area: Area): boolean =>
  runPainLevel !== null && runPainLevel > (area === 'knee' ? MAX_KNEE_RUN_PAIN : MAX_TOLERABLE_PAIN);
