import { doneMinutes, type LoggedDay } from '../records.ts';
import { datesOfWeek } from './days-from.ts';
import type { WeekDay, WeekState } from './types.ts';

const emptyDay = (date: string): WeekDay => ({ date, session: null, strength: null, changes: [], decision: null });

/**
 * Creates the day of a run that was logged before the plan was created, so that it is considered in the rest of the
 * week.
 */
const ownSession = (log: LoggedDay): WeekDay => ({
  ...emptyDay(log.date),
  fixed: 'own_session',
  ownMinutes: Math.floor(doneMinutes(log)),
  ownType: log.planType,
});

/**
 * Returns the days of a week that planning must not change, by their index from Monday: logged days and days before
 * today. If there is no stored plan, a logged day contains the training done, and another past day is a rest day.
 */
export const keptDays = (
  stored: Pick<WeekState, 'days'> | null,
  records: readonly LoggedDay[],
  { weekStart, today }: { weekStart: string; today: string },
): Map<number, WeekDay> => {
  const logs = new Map(records.map((record) => [record.date, record]));
  const kept = datesOfWeek(weekStart).flatMap((date, index): [number, WeekDay][] => {
    const log = logs.get(date);
    if (date >= today && !log) return [];
    const day = stored?.days[index];
    if (day) return [[index, day]];
    return [[index, log ? ownSession(log) : { ...emptyDay(date), fixed: 'before_plan' }]];
  });
  return new Map(kept);
};
