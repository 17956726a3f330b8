import { isDate } from '@stridewell/contracts/web';

/** Earliest valid date. While a year is typed, a date field passes through values such as year 0002. */
const FIRST = '2000-01-01';

/** Whether a date field's value is a complete date, not one that is still being typed. */
export const isCompleteDate = (date: string): boolean => isDate(date) && date >= FIRST;

/** The problem with a range of complete dates, worded as the API words it; null if the range may be requested. */
export const rangeProblem = (from: string, to: string): string | null =>
  isCompleteDate(from) && isCompleteDate(to) && from > to ? 'The last day must not be before the first' : null;
