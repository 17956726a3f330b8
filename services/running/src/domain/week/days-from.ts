import { daysBetween, weekDates } from '@stridewell/contracts/web';

let latest: { weekStart: string; dates: readonly string[] } = { weekStart: '', dates: [] };

/** The seven dates of the week that begins on the given Monday. Caches one week, which is planned many times. */
export const datesOfWeek = (weekStart: string): readonly string[] => {
  if (latest.weekStart !== weekStart) latest = { weekStart, dates: weekDates(weekStart) };
  return latest.dates;
};

/** Returns a function that counts the days from one date to others; negative for earlier dates. */
export const daysFrom =
  (start: string): ((date: string) => number) =>
  (date) =>
    daysBetween(start, date);
