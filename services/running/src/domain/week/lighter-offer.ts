import { daysBetween, median } from '@stridewell/contracts/web';
import type { DayContext } from '../training/day/context.ts';
import { normalOn } from '../training/day/decisions.ts';
import type { LighterOffer, WeekInputs } from './types.ts';

const LOW = 5;
const IN_A_ROW = 3;
const WEEK = 7;
const LEAST_ENTRIES = 4;
/** The week is below the usual range if its median is this much lower, in robust standard deviations. */
const BELOW_USUAL = { deviations: 0.75, entries: 5 };

/** Number of consecutive low days up to the newest check-in. */
const lowDaysInRow = (checkins: DayContext['checkins']): number => {
  const newest = checkins.toSorted((a, b) => b.day - a.day);
  const end = newest.findIndex(
    ({ day, checkin }, index) => checkin.score >= LOW || day !== (newest[0]?.day ?? 0) - index,
  );
  return end < 0 ? newest.length : end;
};

/**
 * Returns the reason for offering a lighter week in the current week (section 2.2 of the plans page): three consecutive
 * low days, a week well below the runner's usual range, or a week with a low mean. Null otherwise and if the runner has
 * already answered.
 */
export const lighterOffer = (inputs: WeekInputs, context: DayContext): LighterOffer | null => {
  const { checkins, today } = context;
  const isThisWeek = today >= 0 && daysBetween(inputs.weekStart, inputs.today) < WEEK;
  if (inputs.lighter !== null || !isThisWeek) return null;
  const known = checkins.filter(({ day }) => day <= today);
  const low = lowDaysInRow(known);
  const isRecent = known.some(({ day }) => day >= today - 1);
  if (isRecent && low >= IN_A_ROW) return { code: 'low_in_a_row', days: low };
  const week = known.filter(({ day }) => day > today - WEEK).map(({ checkin }) => checkin);
  const normal = normalOn(context, today);
  const raws = week.map(({ raw }) => raw);
  const isBelow =
    normal !== null &&
    raws.length >= BELOW_USUAL.entries &&
    median(raws) <= normal.median - BELOW_USUAL.deviations * normal.deviation;
  if (isBelow) return { code: 'below_usual' };
  const mean = week.reduce((sum, { score }) => sum + score, 0) / week.length;
  return week.length >= LEAST_ENTRIES && mean < LOW ? { code: 'low_week' } : null;
};
