import * as english from '@stridewell/ui/core';
import { pageLanguage } from './language.ts';

const norwegian = (date: string, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat('nb-NO', { ...options, timeZone: 'UTC' })
    .format(new Date(`${date}T00:00:00Z`))
    .replaceAll(/(\p{L})\./gu, '$1');

const isNorwegian = (): boolean => pageLanguage() === 'nb';

/** Formats a date as "Friday 20 November" or "fredag 20. november". */
export const longDay = (date: string): string =>
  isNorwegian() ? norwegian(date, { weekday: 'long', day: 'numeric', month: 'long' }) : english.longDay(date);

/** Formats a date as "Fri 20 Nov 2026" or "fre 20. nov 2026". */
export const mediumDay = (date: string): string =>
  isNorwegian()
    ? norwegian(date, { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' })
    : english.mediumDay(date);

/** Formats a date as "20 Nov" or "20. nov". */
export const shortDay = (date: string): string =>
  isNorwegian() ? norwegian(date, { day: 'numeric', month: 'short' }) : english.shortDay(date);
