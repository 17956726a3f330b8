import { isDate } from '@stridewell/contracts/web';

/**
 * Earliest valid date. While the runner is typing, a date field can contain a year such as 0002, which must be
 * rejected.
 */
const FIRST = '2000-01-01';

/** True if the string is a valid date in the year 2000 or later. */
export const isCompleteDate = (date: string): boolean => isDate(date) && date >= FIRST;

/**
 * Returns the validation error for a date range, worded like the API's error. Null if the range is valid or incomplete.
 */
export const rangeProblem = (from: string, to: string): string | null =>
  isCompleteDate(from) && isCompleteDate(to) && from > to ? 'The last day must not be before the first' : null;
