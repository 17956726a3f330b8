import { addDays } from '@stridewell/contracts/web';
import { withinDays } from './injury-days.ts';
import { MAX_FINE_PAIN } from './irritability.ts';
import { medianOf } from './morning.ts';
import type { CheckinDay } from './types.ts';

const WEEK = 7;
/** Minimum number of check-ins in a week for its mean or median to be evaluated. */
const ENOUGH = 3;
/** Minimum rise from week to week that is detected. A smaller rise is within the resolution of the pain scale. */
const RISE = 1;

const mean = (checkins: readonly CheckinDay[]): number =>
  checkins.reduce((sum, { pain }) => sum + pain, 0) / checkins.length;

/**
 * True if the mean pain of the 7 days up to the check-in is at least one point above that of the 7 days before, with at
 * least 3 check-ins in each (DOSE-05). Pain of at most 2 is never a rise (DOSE-01), even after 0, because the first
 * ladder stages may hurt a little.
 */
const painRose = ({ pain }: CheckinDay, now: readonly CheckinDay[], before: readonly CheckinDay[]): boolean =>
  pain > MAX_FINE_PAIN && now.length >= ENOUGH && before.length >= ENOUGH && mean(now) - mean(before) >= RISE;

const morningsOf = (checkins: readonly CheckinDay[]): number[] =>
  checkins.flatMap(({ morningPain }) => morningPain ?? []);

/**
 * True if the median of the answered mornings is at least one point above that of the week before, with at least 3 in
 * each, however low they are (section 1.7 of the domain page).
 */
const morningsRose = (now: readonly CheckinDay[], before: readonly CheckinDay[]): boolean => {
  const weeks = [morningsOf(now), morningsOf(before)] as const;
  const [median, earlier] = weeks.map(medianOf);
  return weeks.every(({ length }) => length >= ENOUGH) && (median ?? 0) - (earlier ?? 0) >= RISE;
};

/** Usual pain of this week and of the week before. */
export interface WeekMedians {
  now: number;
  before: number;
}

/** Returns the median pain of the 7 days up to a date and of the 7 days before; null if either has no check-in. */
export const weekMedians = (checkins: readonly CheckinDay[], date: string): WeekMedians | null => {
  const [now, before] = [date, addDays(date, -WEEK)].map((until) =>
    medianOf(withinDays(checkins, until, WEEK).map(({ pain }) => pain)),
  );
  return now == null || before == null ? null : { now, before };
};

/** True if the runner is stiff this morning and every answer of the previous week was "not stiff" (DOSE-05). */
const stiffnessRose = (checkin: CheckinDay, before: readonly CheckinDay[]): boolean => {
  const answers = before.flatMap(({ morningStiffness }) => (morningStiffness === null ? [] : [morningStiffness]));
  return checkin.morningStiffness === true && answers.length > 0 && !answers.includes(true);
};

/** True if pain or morning stiffness rose from one week to the next, where the second week ends with the check-in. */
export const roseInAWeek = (checkin: CheckinDay, checkins: readonly CheckinDay[]): boolean => {
  const now = withinDays(checkins, checkin.date, WEEK);
  const before = withinDays(checkins, addDays(checkin.date, -WEEK), WEEK);
  return painRose(checkin, now, before) || morningsRose(now, before) || stiffnessRose(checkin, before);
};

/**
 * For ascending dates, returns true for each date on which the condition is true and was not true on any of the 7 days
 * before.
 */
export const firstInWeek = (dates: readonly string[], conditions: readonly boolean[]): boolean[] =>
  dates.map((date, at) => {
    if (conditions[at] !== true) return false;
    const from = addDays(date, -WEEK);
    return !dates.some((other, i) => i < at && other >= from && conditions[i]);
  });

const lowest = (checkins: readonly CheckinDay[]): number => Math.min(...checkins.map(({ pain }) => pain));

/**
 * True if the lowest pain of the last 7 days is above `fine` and not lower than that of the 7 days that ended the given
 * number of weeks earlier (DOSE-20). False if those earlier days have no check-in.
 */
export const hasNoGain = (
  newest: CheckinDay,
  checkins: readonly CheckinDay[],
  { fine, weeks }: { fine: number; weeks: number },
): boolean => {
  const now = withinDays(checkins, newest.date, WEEK);
  const then = withinDays(checkins, addDays(newest.date, -weeks * WEEK), WEEK);
  return then.length > 0 && lowest(now) > fine && lowest(now) >= lowest(then);
};
