import { addDays, daysBetween } from '@stridewell/contracts/web';
import type { CheckinDay, CourseInputs, TrainingDay } from './types.ts';

const byDate = (a: { date: string }, b: { date: string }): number => a.date.localeCompare(b.date);

/** One entry a date, ascending, from `since` on and not after `today`. */
const ordered = <T extends { date: string }>(list: readonly T[], { since, today }: { since: string; today: string }) =>
  [...new Map(list.map((entry) => [entry.date, entry])).values()]
    .filter(({ date }) => date >= since && date <= today)
    .sort(byDate);

/** The check-ins of the injury, one a date, ascending. */
export const checkinsOf = ({ checkins, injury: { since }, today }: CourseInputs): CheckinDay[] =>
  ordered(checkins, { since, today });

/** The days of the running log since the injury on which something was done, ascending. */
export const doneDaysOf = ({ training, injury: { since }, today }: CourseInputs): TrainingDay[] =>
  ordered(training, { since, today }).filter(({ status }) => status !== 'skipped');

/**
 * The week of a phase that a date lies in, from 1. The check-in that opens a phase is its day 0: the first week is that
 * day and the seven after it.
 */
export const weekOf = (since: string, date: string): number => Math.max(1, Math.ceil(daysBetween(since, date) / 7));

/** Those of a list within the `days` days that end on a date. */
export const within = <T extends { date: string }>(list: readonly T[], end: string, days: number): T[] => {
  const before = addDays(end, -days);
  return list.filter(({ date }) => date <= end && date > before);
};
