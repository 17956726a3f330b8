import type { CheckinDay } from './types.ts';

/** Maximum pain without any restriction (section C of the domain page distinguishes 0-2, 3-5 and above 5). */
export const MAX_FINE_PAIN = 2;

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
