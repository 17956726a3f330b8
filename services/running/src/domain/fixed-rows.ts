import { weekDates } from '@stridewell/contracts/web';
import type { AdaptedDay, LoggedDay, PlannedWeek } from './plan/adapt/types.ts';
import { doneMinutes } from './plan/history.ts';
import { wholeMinutes } from './plan/round.ts';

const restRow = (date: string): AdaptedDay => ({
  date,
  planType: 'rest',
  minutes: 0,
  zone: null,
  title: 'No session',
  why: 'Your plan started later this week.',
  hardMinutes: 0,
});

/**
 * Creates the plan row of a day that was logged before the plan was created, so that the rest of the week takes it into
 * account.
 */
const loggedRow = (log: LoggedDay): AdaptedDay => ({
  ...restRow(log.date),
  planType: log.planType,
  minutes: wholeMinutes(doneMinutes(log)),
  title: 'Your own session',
  why: 'You logged it before your plan was made.',
});

/**
 * Returns the plan rows of a week that planning must not change: those of logged days and of days before today. Without
 * a stored plan, the row of a logged day contains the training done, and that of a past day is rest.
 */
export const fixedRows = (
  stored: PlannedWeek | null,
  records: readonly LoggedDay[],
  { weekStart, today }: { weekStart: string; today: string },
): AdaptedDay[] => {
  const logs = new Map(records.map((record) => [record.date, record]));
  if (stored) return stored.current.days.filter(({ date }) => date < today || logs.has(date));
  return weekDates(weekStart).flatMap((date) => {
    const log = logs.get(date);
    if (log) return [loggedRow(log)];
    return date < today ? [restRow(date)] : [];
  });
};
