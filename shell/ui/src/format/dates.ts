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

/** Formats a calendar date, which has no time zone, as midnight UTC. */
const ofDate = (date: string, locale: string, options: Intl.DateTimeFormatOptions): string =>
  formatter(locale, { ...options, timeZone: 'UTC' }).format(new Date(`${date}T00:00:00Z`));

/** "Friday 20 November" */
export const longDay = (date: string): string =>
  ofDate(date, 'en-GB', { weekday: 'long', day: 'numeric', month: 'long' }).replace(',', '');

/** "Fri 20 Nov 2026" */
export const mediumDay = (date: string): string =>
  ofDate(date, 'en-GB', { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' }).replace(',', '');

/** "20 Nov" */
export const shortDay = (date: string): string => ofDate(date, 'en-GB', { day: 'numeric', month: 'short' });

/** "Fri" */
export const weekdayName = (date: string): string => ofDate(date, 'en-GB', { weekday: 'short' });

/** "Fri, Nov 20": the short English format. */
export const shortEnglishDate = (date: string): string =>
  ofDate(date, 'en-US', { weekday: 'short', month: 'short', day: 'numeric' });

/** An instant (ISO 8601) in a time zone: "Monday 3 August 2026, 18:42". */
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

/** The time of day of an instant (ISO 8601) in a time zone: "18:42". */
export const clockTime = (instant: string, timezone: string): string =>
  formatter('en-GB', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone: timezone }).format(
    new Date(instant),
  );

/** The hour of an instant in a time zone, 0–23. */
export const hourIn = (timezone: string, at: Date): number =>
  Number(formatter('en-GB', { hour: '2-digit', hourCycle: 'h23', timeZone: timezone }).format(at));
