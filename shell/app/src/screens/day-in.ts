import { type PageLanguage, pageLanguage } from './page-language.ts';

const LOCALES: Record<PageLanguage, string> = { en: 'en-GB', nb: 'nb-NO' };

/** Formats a date (YYYY-MM-DD). A date has no time zone, so it is formatted as midnight UTC. */
const format = (date: string, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(LOCALES[pageLanguage()], { ...options, timeZone: 'UTC' })
    .format(new Date(`${date}T00:00:00Z`))
    .replace(',', '');

/** Formats a date such as "fredag 20. november", for Norwegian sentences. */
export const norwegianDay = (date: string): string =>
  new Intl.DateTimeFormat('nb-NO', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' }).format(
    new Date(`${date}T00:00:00Z`),
  );

/** Formats a date such as "Sun 22 Nov 2026" or "søn. 22. nov. 2026", in the language of the page. */
export const dayIn = (date: string): string =>
  format(date, { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' });

/** Formats a date such as "22 Nov" or "22. nov.", in the language of the page. */
export const shortDayIn = (date: string): string => format(date, { day: 'numeric', month: 'short' });

/** Formats the weekday of a date such as "Sun" or "søn.", in the language of the page. */
export const weekdayIn = (date: string): string => format(date, { weekday: 'short' });

/** Formats the month of a date such as "November" or "november", in the language of the page. */
export const monthIn = (date: string): string => format(date, { month: 'long' });
