import { addDays, daysBetween } from '@stridewell/contracts/web';
import type { DaySession } from '../training/choose-sessions.ts';
import type { Weekday } from '../training/types.ts';
import type { WeekInputs } from './types.ts';

type Checkins = Pick<WeekInputs, 'checkins' | 'weekStart' | 'today'>;

/** A low check-in says nothing about the days ahead when the newest one is this many days old. */
const LOW_HOLDS = 3;
/** A demanding session comes neither on a low day nor on the day after it. */
const CLEAR_AFTER = 1;

/** Returns the low days (Recover or Reset) up to today, by their day from this week's Monday, in order. */
const lowDaysOf = ({ checkins, weekStart, today }: Checkins): number[] =>
  checkins
    .filter(({ date, recommendation }) => date <= today && (recommendation === 'Recover' || recommendation === 'Reset'))
    .map(({ date }) => daysBetween(weekStart, date))
    .sort((one, other) => one - other);

/** True when the newest check-in is a low one of the last three days, so that the runner may still be low. */
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
 * Returns why a move is not allowed after low check-ins; null when it is. A demanding session moves neither onto a low
 * day or the day after it, nor nearer to it while the newest check-in is low. After two low days in a row the long run
 * stays where it is.
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
