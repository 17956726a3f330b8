import { isDate } from '@stridewell/contracts/web';

/** While the year is typed, a date field passes through the first centuries: nobody checked in before this day. */
const FIRST = '2000-01-01';

/** Whether what a date field holds is a date that is meant, and not one on the way there. */
export const isComplete = (date: string): boolean => isDate(date) && date >= FIRST;

/** What is wrong with a range of complete dates, in the words the API uses; null when it may be asked for. */
export const rangeProblem = (from: string, to: string): string | null =>
  isComplete(from) && isComplete(to) && from > to ? 'The last day must not be before the first' : null;
