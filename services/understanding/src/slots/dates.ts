import { addDays, isDate, weekStartOf } from '@stridewell/contracts/web';
import type { NamedDay } from './day-words.ts';

const weekdayOf = (date: string): number => (new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7;

const written = (year: number, month: number, day: number): string =>
  `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;

/** Maximum number of days in the past at which a date with a month still refers to this year. */
const RECENT_DAYS = 60;
const MONTHS_TRIED = 4;

/** Returns the date nearest to today that has the named day and month; null when there is none. */
const datedFrom = (
  today: string,
  { day, month, year }: NamedDay & { kind: 'date' },
  isPast: boolean,
): string | null => {
  const [thisYear = 0, thisMonth = 1] = today.split('-').map(Number);
  if (month !== null) {
    const from = isPast
      ? thisYear
      : year === null && written(thisYear, month, day) < addDays(today, -RECENT_DAYS)
        ? thisYear + 1
        : thisYear;
    const date = written(year ?? from, month, day);
    const meant = year === null && isPast && date > today ? written(thisYear - 1, month, day) : date;
    return isDate(meant) ? meant : null;
  }
  const step = isPast ? -1 : 1;
  for (let ahead = 0; ahead < MONTHS_TRIED; ahead += 1) {
    const at = thisYear * 12 + thisMonth - 1 + step * ahead;
    const date = written(Math.floor(at / 12), (at % 12) + 1, day);
    if (isDate(date) && (isPast ? date <= today : date >= today)) return date;
  }
  return null;
};

const weekdayDates = ({ weekday, week }: NamedDay & { kind: 'weekday' }, today: string, isPast: boolean): string => {
  const monday = weekStartOf(today);
  if (typeof week === 'number') return addDays(monday, 7 * week + weekday);
  const ahead = addDays(today, (weekday - weekdayOf(today) + 7) % 7);
  if (week === 'last') return addDays(ahead, -7);
  return isPast && ahead !== today ? addDays(ahead, -7) : ahead;
};

/**
 * Returns the dates of a named day by the runner's own date; weeks start on Monday. A weekday without a week is the
 * next one, starting with today, or the most recent one if the message is about the past. A weekend has two dates. The
 * result is empty for a date that does not exist.
 */
export const datesOf = (named: NamedDay, today: string, isPast = false): string[] => {
  switch (named.kind) {
    case 'offset':
      return [addDays(today, named.days)];
    case 'weekend': {
      const saturday = addDays(weekStartOf(today), 5);
      const week = named.week ?? (isPast && today < saturday ? -1 : 0);
      return [0, 1].map((day) => addDays(saturday, 7 * week + day));
    }
    case 'date': {
      const date = datedFrom(today, named, isPast);
      return date ? [date] : [];
    }
    default:
      return [weekdayDates(named, today, isPast)];
  }
};
