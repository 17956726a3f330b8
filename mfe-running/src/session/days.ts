import { norwegianDay } from '@stridewell/app/screens';
import { longDay } from '@stridewell/ui/core';
import { pageLanguage } from '../language/page-language.ts';

/** Formats a date such as "Friday 20 November" or "fredag 20. november", in the language of the page. */
export const longDayIn = (date: string): string => (pageLanguage() === 'nb' ? norwegianDay(date) : longDay(date));
