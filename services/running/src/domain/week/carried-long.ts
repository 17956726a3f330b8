import { addDays } from '@stridewell/contracts/web';
import { doneMinutes } from '../records.ts';
import { applyAction } from '../training/apply-action.ts';
import type { DaySession } from '../training/choose-sessions.ts';
import { TRIM } from '../training/day/adapt-week.ts';
import type { Weekday } from '../training/types.ts';
import type { WeekInputs, WeekState } from './types.ts';

const SUNDAY = 6;

/** True if the long run of a day was displaced by a light day and is offered for another day. */
export const isDisplacedByLight = (week: WeekState, day: Weekday): boolean => {
  const { decision, changes = [] } = week.days[day] ?? {};
  const isChanged = changes.some(({ code }) => code === 'action');
  return isChanged && decision?.action === 'light' && !decision.isWithoutRunning;
};

/** A run skipped for fatigue trims the run of the next day, even if that run moves (section 9.6 of the plans page). */
const isAfterFatigue = (records: WeekInputs['records'], date: string): boolean => {
  const before = addDays(date, -1);
  return records.some((record) => record.date === before && record.status === 'skipped' && record.reason === 'fatigue');
};

/**
 * Returns last week's long run if it is run on Monday. It comes from a Sunday on which a light day displaced it, or the
 * runner moved it to this week. Null if anything was run instead. A light day either postpones the long run or replaces
 * it with a shorter run, so no check-in adds minutes.
 */
export const carriedLongRun = ({
  earlier,
  weekStart,
  records,
}: Pick<WeekInputs, 'earlier' | 'weekStart' | 'records'>): {
  carriedLong: DaySession | null;
  carriedFrom?: number;
} => {
  const monday = addDays(weekStart, -7);
  const last = earlier.find((week) => week.weekStart === monday)?.state;
  const wished = last?.base.own?.longToNext;
  const from = wished ?? SUNDAY;
  const planned = last?.base.sessions[from];
  if (!last || planned?.role !== 'long') return { carriedLong: null };
  if (wished === undefined && !isDisplacedByLight(last, SUNDAY)) return { carriedLong: null };
  const planDate = addDays(monday, from);
  const ran = records.some((record) => record.date >= planDate && record.date < weekStart && doneMinutes(record) > 0);
  if (ran) return { carriedLong: null };
  const form = isAfterFatigue(records, planDate) ? applyAction(planned, TRIM).session : planned;
  return { carriedLong: { ...(form ?? planned), day: 0 }, carriedFrom: from - 7 };
};
