import { addDays, daysBetween } from '@stridewell/contracts/web';
import type { Language } from './language.ts';

const formats = new Map<string, Intl.DateTimeFormat>();

const format = (language: Language, options: Intl.DateTimeFormatOptions, key: string, date: string): string => {
  const name = `${language}:${key}`;
  let found = formats.get(name);
  if (!found) {
    found = new Intl.DateTimeFormat(language === 'nb' ? 'nb-NO' : 'en-GB', { ...options, timeZone: 'UTC' });
    formats.set(name, found);
  }
  return found.format(Date.parse(`${date}T00:00:00Z`));
};

/** Returns the name of the weekday: `Friday`, `fredag`. */
export const weekday = (date: string, language: Language): string =>
  format(language, { weekday: 'long' }, 'weekday', date);

/** Returns the day and month: `11 January`, `11. januar`. */
export const dayAndMonth = (date: string, language: Language): string =>
  format(language, { day: 'numeric', month: 'long' }, 'day', date);

/** Returns the weekday, day and month: `Sunday 22 November`, `søndag 22. november`. */
export const fullDay = (date: string, language: Language): string =>
  `${weekday(date, language)} ${dayAndMonth(date, language)}`;

/** Returns `Today`, `Tomorrow`, `Yesterday` or the weekday, with the date when the day is more than six days away. */
export const dayName = (date: string, today: string, language: Language): string => {
  const offset = daysBetween(today, date);
  if (offset === 0) return language === 'nb' ? 'I dag' : 'Today';
  if (offset === 1) return language === 'nb' ? 'I morgen' : 'Tomorrow';
  if (offset === -1) return language === 'nb' ? 'I går' : 'Yesterday';
  return offset > 6 || offset < -6 ? fullDay(date, language) : weekday(date, language);
};

/** Returns the first date on or after `from` that falls on the given weekday (Monday = 0). */
export const nextOn = (from: string, day: number): string => {
  const monday = (new Date(`${from}T00:00:00Z`).getUTCDay() + 6) % 7;
  return addDays(from, (day - monday + 7) % 7);
};
