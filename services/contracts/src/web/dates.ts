/** Calendar arithmetic on `YYYY-MM-DD` strings. A day is a date in the runner's time zone, not an instant. */
export const DEFAULT_TIMEZONE = 'Europe/Oslo';

const DAY_MS = 86_400_000;
const formatters = new Map<string, Intl.DateTimeFormat>();
/**
 * Maximum number of cached formatters. It exceeds the number of time zones, because names are case-insensitive and each
 * can therefore be spelled in several ways.
 */
const MAX_FORMATTERS = 1_000;

/** Returns the cached value of a key, or computes and caches it. A full cache is emptied. */
const cached = <Key, Value>(cache: Map<Key, Value>, max: number, key: Key, compute: (key: Key) => Value): Value => {
  let found = cache.get(key);
  if (found === undefined) {
    found = compute(key);
    if (cache.size >= max) cache.clear();
    cache.set(key, found);
  }
  return found;
};

const createFormatter = (timeZone: string): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });

const formatter = (timezone: string): Intl.DateTimeFormat =>
  cached(formatters, MAX_FORMATTERS, timezone, createFormatter);

/** The calendar date of an instant in a time zone: `dateIn('Europe/Oslo', instant)` → `2026-11-20`. */
export const dateIn = (timezone: string, instant: Date): string => {
  const parts = Object.fromEntries(
    formatter(timezone)
      .formatToParts(instant)
      .map((part) => [part.type, part.value]),
  );
  return `${parts.year}-${parts.month}-${parts.day}`;
};

const parse = (date: string): number => Date.parse(`${date}T00:00:00Z`);

/** Maximum number of cached dates, about eleven years. */
const MAX_DATES = 4_000;
const instants = new Map<string, number>();
const dates = new Map<number, string>();

/** Cached, because planning a week compares the same dates thousands of times. */
const toUtc = (date: string): number => cached(instants, MAX_DATES, date, parse);

const isoDate = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

const dateOf = (ms: number): string => cached(dates, MAX_DATES, ms, isoDate);

/** True when a string is an existing date in the form `YYYY-MM-DD` (2026-02-30 is not). */
export const isDate = (value: string): boolean => {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const ms = parse(value);
  return !Number.isNaN(ms) && new Date(ms).toISOString().startsWith(value);
};

/** The date `days` days after the given date, or before it when `days` is negative. */
export const addDays = (date: string, days: number): string => dateOf(toUtc(date) + days * DAY_MS);

/** Number of whole days from one date to another; negative when `to` is the earlier date. */
export const daysBetween = (from: string, to: string): number => Math.round((toUtc(to) - toUtc(from)) / DAY_MS);

/** The later one of two dates. */
export const laterDate = (one: string, other: string): string => [one, other].sort()[1] ?? one;

/** The Monday of the week that contains the given date. */
export const weekStartOf = (date: string): string => addDays(date, -((new Date(toUtc(date)).getUTCDay() + 6) % 7));

/** The seven dates of the week that begins on the given Monday. */
export const weekDates = (weekStart: string): string[] =>
  Array.from({ length: 7 }, (_, day) => addDays(weekStart, day));

/**
 * True when the runtime supports a time zone with this name. Offsets such as `+02:00` are rejected, because they have
 * no daylight saving time.
 */
export const isTimezone = (name: string): boolean => {
  if (!/^[A-Za-z]/.test(name)) return false;
  try {
    formatter(name);
    return true;
  } catch {
    return false;
  }
};
