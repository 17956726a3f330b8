import { isDate } from '@stridewell/contracts/web';

/** Earliest valid date. While the runner types, a date field contains years such as 0002, which must be rejected. */
const FIRST = '2000-01-01';

/** True when the text is a valid date not before the year 2000. */
export const isCompleteDate = (date: string): boolean => isDate(date) && date >= FIRST;

/** Returns the validation error of a date range, in the API's wording. Null if the range is valid or incomplete. */
export const rangeProblem = (from: string, to: string): string | null =>
  isCompleteDate(from) && isCompleteDate(to) && from > to ? 'The last day must not be before the first' : null;
