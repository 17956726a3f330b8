const cache = new Map<string, Intl.DateTimeFormat>();

const formatter = (locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat => {
  const key = locale + JSON.stringify(options);
  let found = cache.get(key);
  if (!found) {
    found = new Intl.DateTimeFormat(locale, options);
    cache.set(key, found);
  }
  return found;
};

/** Formats a calendar date. A date has no time zone, so it is formatted as midnight UTC. */
const ofDate = (date: string, locale: string, options: Intl.DateTimeFormatOptions): string =>
  formatter(locale, { ...options, timeZone: 'UTC' }).format(new Date(`${date}T00:00:00Z`));

/** Formats a date as "Friday 20 November". */
export const longDay = (date: string): string =>
  ofDate(date, 'en-GB', { weekday: 'long', day: 'numeric', month: 'long' }).replace(',', '');

/** Formats a date as "Fri 20 Nov 2026". */
export const mediumDay = (date: string): string =>
  ofDate(date, 'en-GB', { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' }).replace(',', '');

/** Formats a date as "20 Nov". */
export const shortDay = (date: string): string => ofDate(date, 'en-GB', { day: 'numeric', month: 'short' });

/** Formats a date as "Fri". */
export const weekdayName = (date: string): string => ofDate(date, 'en-GB', { weekday: 'short' });

/** Formats a date as "Fri, Nov 20". */
export const shortEnglishDate = (date: string): string =>
  ofDate(date, 'en-US', { weekday: 'short', month: 'short', day: 'numeric' });

/** Formats an instant (ISO 8601) in a time zone as "Monday 3 August 2026, 18:42". */
export const longDateTime = (instant: string, timezone: string): string => {
  const at = new Date(instant);
  const day = formatter('en-GB', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: timezone,
  });
  const time = formatter('en-GB', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone: timezone });
  return `${day.format(at).replace(',', '')}, ${time.format(at)}`;
};

/** Formats the time of an instant (ISO 8601) in a time zone as "18:42". */
export const clockTime = (instant: string, timezone: string): string =>
  formatter('en-GB', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone: timezone }).format(
    new Date(instant),
  );

/** Returns the hour (0–23) of an instant in a time zone. */
export const hourIn = (timezone: string, at: Date): number =>
  Number(formatter('en-GB', { hour: '2-digit', hourCycle: 'h23', timeZone: timezone }).format(at));
