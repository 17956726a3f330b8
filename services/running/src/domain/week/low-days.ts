import { addDays, daysBetween } from '@stridewell/contracts/web';
import type { DaySession } from '../training/choose-sessions.ts';
import type { Weekday } from '../training/types.ts';
import type { WeekInputs } from './types.ts';

type Checkins = Pick<WeekInputs, 'checkins' | 'weekStart' | 'today'>;

/** A low check-in has no effect on the days ahead if the newest one is at least this many days old. */
const LOW_HOLDS = 3;
/** Number of days after a low day without a demanding session. */
const CLEAR_AFTER = 1;

/** Returns the low days (Recover or Reset) up to today in order, as days from this week's Monday. */
const lowDaysOf = ({ checkins, weekStart, today }: Checkins): number[] =>
  checkins
    .filter(({ date, recommendation }) => date <= today && (recommendation === 'Recover' || recommendation === 'Reset'))
    .map(({ date }) => daysBetween(weekStart, date))
    .sort((one, other) => one - other);

/** True if the newest check-in is low and from the last three days, so the runner may still be low. */
const isStillLow = (inputs: Checkins, newestLow: number | undefined): boolean => {
  if (newestLow === undefined) return false;
  const date = addDays(inputs.weekStart, newestLow);
  const isNewest = inputs.checkins.every((checkin) => checkin.date <= date || checkin.date > inputs.today);
  return isNewest && daysBetween(date, inputs.today) < LOW_HOLDS;
};

/** True for hard running and for every long run. */
export const isDemanding = ({ isHard, role }: Pick<DaySession, 'isHard' | 'role'>): boolean =>
  isHard || role === 'long' || role === 'quality';

/**
 * Returns the reason why a move is not allowed after low check-ins, or null if it is allowed. A demanding session moves
 * neither onto a low day or the day after it, nor nearer to it while the newest check-in is low. After two consecutive
 * low days the long run stays where it is.
 */
export const lowDayRefusal = (
  session: Pick<DaySession, 'isHard' | 'role'>,
  from: Weekday,
  to: Weekday,
  inputs: Checkins,
): 'low_day' | 'low_days_in_row' | null => {
  if (!isDemanding(session)) return null;
  const low = lowDaysOf(inputs);
  const newest = low.at(-1);
  const isLow = isStillLow(inputs, newest);
  if (isLow && session.role === 'long' && low.includes((newest ?? 0) - 1)) return 'low_days_in_row';
  const isNearer = isLow && to < from;
  const isBeside = low.some((day) => to >= day && to - day <= CLEAR_AFTER && (to === day || to < from));
  return isNearer || isBeside ? 'low_day' : null;
};
