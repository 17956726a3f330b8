import { daysBetween } from '@stridewell/contracts/web';
import { doneDaysOf } from '../injury-days.ts';
import type { CourseInputs } from '../types.ts';

/** After a gap longer than this, the running tests must be passed again before the next run. */
export const GAP_DAYS = 14;
/** After a gap longer than this, the ladder starts again from the beginning. */
export const LONG_GAP_DAYS = 28;

const done = <T extends { date: string; status: string }>(list: readonly T[]): T[] =>
  list.filter(({ status }) => status === 'done' || status === 'partial');

const datesOf = (entries: readonly { date: string }[]): string[] =>
  [...new Set(entries.map(({ date }) => date))].sort();

/** Dates with a logged run, a session or a logged exercise, ascending. */
export const trainedDatesOf = (inputs: CourseInputs): string[] =>
  datesOf([doneDaysOf(inputs), done(inputs.sessions), done(inputs.logs)].flat());

/** Dates with a check-in or training, ascending. */
export const activeDatesOf = (inputs: CourseInputs): string[] =>
  datesOf([...inputs.checkins, ...trainedDatesOf(inputs).map((date) => ({ date }))]);

/** Maximum number of days between two neighbouring active dates, from one date to another. */
export const gapBetween = (active: readonly string[], from: string, to: string): number => {
  const dates = [from, ...active.filter((date) => date > from && date < to), to];
  return Math.max(...dates.map((date, at) => (at === 0 ? 0 : daysBetween(dates[at - 1] ?? date, date))));
};
