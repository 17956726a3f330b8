import { addDays } from '@stridewell/contracts/web';
import { withinDays } from './injury-days.ts';
import { MAX_FINE_PAIN } from './irritability.ts';
import type { CheckinDay } from './types.ts';

const WEEK = 7;
/** Minimum number of check-ins of a week that is evaluated. */
const ENOUGH = 3;
/** Smallest rise of a weekly mean that counts. A smaller one is within the resolution of the scale. */
const RISE = 1;
const GAIN_DAYS = 21;

const mean = (checkins: readonly CheckinDay[]): number =>
  checkins.reduce((sum, { pain }) => sum + pain, 0) / checkins.length;

/**
 * True when the mean pain of the 7 days that end here is at least one point above that of the 7 days before, with at
 * least 3 check-ins in each (DOSE-05). Pain of at most 2 never counts (DOSE-01), even after 0, because the first ladder
 * stages may hurt a little.
 */
const painRose = ({ pain }: CheckinDay, now: readonly CheckinDay[], before: readonly CheckinDay[]): boolean =>
  pain > MAX_FINE_PAIN && now.length >= ENOUGH && before.length >= ENOUGH && mean(now) - mean(before) >= RISE;

/** True when stiff this morning after a week in which every answer was "not stiff" (DOSE-05). */
const stiffnessRose = (checkin: CheckinDay, before: readonly CheckinDay[]): boolean => {
  const answers = before.flatMap(({ morningStiffness }) => (morningStiffness === null ? [] : [morningStiffness]));
  return checkin.morningStiffness === true && answers.length > 0 && !answers.includes(true);
};

/** True when pain or morning stiffness rose from the week before a check-in to the week that ends with it. */
export const roseInAWeek = (checkin: CheckinDay, checkins: readonly CheckinDay[]): boolean => {
  const now = withinDays(checkins, checkin.date, WEEK);
  const before = withinDays(checkins, addDays(checkin.date, -WEEK), WEEK);
  return painRose(checkin, now, before) || stiffnessRose(checkin, before);
};

/** For ascending dates: true when the condition holds on the date and on none of the 7 days before. */
export const firstInWeek = (dates: readonly string[], conditions: readonly boolean[]): boolean[] =>
  dates.map((date, at) => {
    const from = addDays(date, -WEEK);
    return conditions[at] === true && !dates.some((other, i) => i < at && other >= from && conditions[i]);
  });

const lowest = (checkins: readonly CheckinDay[]): number => Math.min(...checkins.map(({ pain }) => pain));

/**
 * True when the lowest pain of the last 7 days is above `fine` and not below the lowest of the 7 days that ended 21
 * days earlier (DOSE-20). False when those earlier days have no check-in.
 */
export const hasNoGain = (newest: CheckinDay, checkins: readonly CheckinDay[], fine: number): boolean => {
  const now = withinDays(checkins, newest.date, WEEK);
  const then = withinDays(checkins, addDays(newest.date, -GAIN_DAYS), WEEK);
  return then.length > 0 && lowest(now) > fine && lowest(now) >= lowest(then);
};
