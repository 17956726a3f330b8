import { norwegianDay, pageLanguage, weekdayIn } from '@stridewell/app/screens';
import { longDay } from '@stridewell/ui/core';

const capitalised = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** Formats a date within a sentence, such as "Friday 20 November" or "fredag 20. november". */
export const dayInText = (date: string): string => (pageLanguage() === 'nb' ? norwegianDay(date) : longDay(date));

/** Formats a date at the start of a line, such as "Friday 20 November" or "Fredag 20. november". */
export const dayAtStart = (date: string): string => capitalised(dayInText(date));

/** Formats the weekday of a date within a sentence, such as "Friday" or "fredag". */
export const weekdayInText = (date: string): string => dayInText(date).split(' ')[0] ?? date;

/** Formats the weekday of a date at the start of a line, such as "Friday" or "Fredag". */
export const weekdayAtStart = (date: string): string => capitalised(weekdayInText(date));

/** Formats the weekday of a date as a short label, such as "Fri" or "Fre". */
export const weekdayLabel = (date: string): string => capitalised(weekdayIn(date).replace('.', ''));
