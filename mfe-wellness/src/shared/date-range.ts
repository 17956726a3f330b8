import { isDate } from '@stridewell/contracts/web';

/** Earliest valid date. A date field has years such as 0002 while the runner types. */
const FIRST = '2000-01-01';

/** True for a valid date from the year 2000 on. */
export const isCompleteDate = (date: string): boolean => isDate(date) && date >= FIRST;

/** Validation error of a date range, with the API's text; null for a valid or incomplete range. */
export const rangeProblem = (from: string, to: string): string | null =>
  isCompleteDate(from) && isCompleteDate(to) && from > to ? 'The last day must not be before the first' : null;
