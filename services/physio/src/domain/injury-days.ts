import { addDays, daysBetween } from '@stridewell/contracts/web';
import type { CheckinDay, CourseInputs, TrainingDay } from './types.ts';

/** Compares dates as plain strings, which is much faster than a locale-aware comparison. */
export const byDate = (a: { date: string }, b: { date: string }): number =>
  Number(a.date > b.date) - Number(a.date < b.date);

/** Returns one entry per date, ascending, from `since` to `today` inclusive. */
const ordered = <T extends { date: string }>(list: readonly T[], { since, today }: { since: string; today: string }) =>
  [...new Map(list.map((entry) => [entry.date, entry])).values()]
    .filter(({ date }) => date >= since && date <= today)
    .sort(byDate);

/** The later of two dates. An empty string is the earliest date. */
export const laterOf = (one: string, other: string): string => [one, other].toSorted().at(-1) ?? one;

/** The injury's check-ins, one per date, in ascending order. */
export const checkinsOf = ({ checkins, injury: { since }, today }: CourseInputs): CheckinDay[] =>
  ordered(checkins, { since, today });

/** Returns the days of the training log since the start of the injury, without skipped days, ascending. */
export const doneDaysOf = ({ training, injury: { since }, today }: CourseInputs): TrainingDay[] =>
  ordered(training, { since, today }).filter(({ status }) => status !== 'skipped');

/**
 * Returns the number of the phase's week that contains a date, starting at 1. Week 1 is the day on which the phase
 * started and the seven days after it.
 */
export const weekOf = (since: string, date: string): number => Math.max(1, Math.ceil(daysBetween(since, date) / 7));

/** Returns the entries from the given number of days up to and including a date. */
export const withinDays = <T extends { date: string }>(list: readonly T[], end: string, days: number): T[] => {
  const before = addDays(end, -days);
  return list.filter(({ date }) => date <= end && date > before);
};
