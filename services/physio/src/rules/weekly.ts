import { addDays } from '@stridewell/contracts/web';
import { within } from './days.ts';
import { FINE } from './irritability.ts';
import type { CheckinDay } from './types.ts';

const WEEK = 7;
/** Fewer check-ins than this say nothing of a week. */
const ENOUGH = 3;
/** A smaller rise of a weekly mean than one point of the scale is the scale's own coarseness. */
const RISE = 1;
const GAIN_DAYS = 21;

const mean = (checkins: readonly CheckinDay[]): number =>
  checkins.reduce((sum, { pain }) => sum + pain, 0) / checkins.length;

/**
 * DOSE-05: the pain of the 7 days that end here lies a point or more above the 7 days before, with 3 check-ins in each.
 * Pain of at most 2 is fine by DOSE-01, also where it was 0 before: the first stages of the ladder are felt a little.
 */
const painRose = ({ pain }: CheckinDay, now: readonly CheckinDay[], before: readonly CheckinDay[]): boolean =>
  pain > FINE && now.length >= ENOUGH && before.length >= ENOUGH && mean(now) - mean(before) >= RISE;

/** DOSE-05: stiff this morning, after a week whose answers all said not stiff. */
const stiffnessRose = (checkin: CheckinDay, before: readonly CheckinDay[]): boolean => {
  const answers = before.flatMap(({ morningStiffness }) => (morningStiffness === null ? [] : [morningStiffness]));
  return checkin.morningStiffness === true && answers.length > 0 && !answers.includes(true);
};

/** Whether pain or morning stiffness rose from the week before a check-in to the week that ends with it. */
export const roseInAWeek = (checkin: CheckinDay, checkins: readonly CheckinDay[]): boolean => {
  const now = within(checkins, checkin.date, WEEK);
  const before = within(checkins, addDays(checkin.date, -WEEK), WEEK);
  return painRose(checkin, now, before) || stiffnessRose(checkin, before);
};

/** For ascending dates and what holds on each: whether it holds there, and on none of the 7 days before. */
export const startsInAWeek = (dates: readonly string[], holds: readonly boolean[]): boolean[] =>
  dates.map((date, at) => {
    const from = addDays(date, -WEEK);
    return holds[at] === true && !dates.some((other, i) => i < at && other >= from && holds[i]);
  });

const lowest = (checkins: readonly CheckinDay[]): number => Math.min(...checkins.map(({ pain }) => pain));

/**
 * DOSE-20: pain above `fine` whose lowest of the last 7 days is not below the lowest of the 7 days that ended 21 days
 * earlier; false where either holds no check-in.
 */
export const gainedNothing = (newest: CheckinDay, checkins: readonly CheckinDay[], fine: number): boolean => {
  const now = within(checkins, newest.date, WEEK);
  const then = within(checkins, addDays(newest.date, -GAIN_DAYS), WEEK);
  return then.length > 0 && lowest(now) > fine && lowest(now) >= lowest(then);
};
