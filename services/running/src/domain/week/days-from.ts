import { daysBetween, weekDates } from '@stridewell/contracts/web';

/** Maximum number of dates that are remembered; planning a week uses about 80 of them. */
const MOST_REMEMBERED = 1_000;
let origin = '';
let known = new Map<string, number>();
let dates: readonly string[] = [];

const remember = (start: string): void => {
  if (start === origin && known.size <= MOST_REMEMBERED) return;
  origin = start;
  known = new Map();
  dates = weekDates(start);
};

/** The seven dates of the week that begins on the given Monday. */
export const datesOfWeek = (weekStart: string): readonly string[] => {
  remember(weekStart);
  return dates;
};

/**
 * Returns a function that counts the days from one date to others; negative for earlier dates. It caches the dates,
 * because a week is computed many times from the same days of logs and check-ins.
 */
export const daysFrom = (start: string): ((date: string) => number) => {
  remember(start);
  const remembered = known;
  return (date) => {
    const found = remembered.get(date);
    if (found !== undefined) return found;
    const days = daysBetween(start, date);
    remembered.set(date, days);
    return days;
  };
};
