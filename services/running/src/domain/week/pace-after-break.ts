import { addDays, daysBetween } from '@stridewell/contracts/web';
import type { Run } from './training-days.ts';

/**
 * Minimum number of days off that changes the pace, and number of days after the return during which it stays changed.
 */
const LEAST_DAYS = 7;
const HOLDS_DAYS = 28;

/** Remaining fitness by number of days off (section "Breaks" of `domain.md`); linear between the entries. */
const FACTORS = [
  [5, 1],
  [7, 0.994],
  [14, 0.973],
  [21, 0.952],
  [28, 0.931],
  [42, 0.889],
  [56, 0.847],
  [72, 0.8],
] as const;

/** Returns the factor by which a threshold pace is divided after the given number of days without running. */
export const paceFactor = (days: number): number => {
  const above = FACTORS.findIndex(([from]) => days <= from);
  if (above < 0) return 0.8;
  const [to, low] = FACTORS[above] ?? [72, 0.8];
  const [from, high] = FACTORS[above - 1] ?? [0, 1];
  return high + ((low - high) * (days - from)) / (to - from);
};

/**
 * Returns the factor by which the threshold pace is divided in a week: that of the longest break that is still in
 * progress or ended in the last four weeks; 1 if there is none.
 */
export const paceDivisor = (runs: readonly Run[], weekStart: string): number => {
  const dates = [...runs.map(({ date }) => date), weekStart];
  const breaks = dates.slice(1).flatMap((date, index) => {
    const days = daysBetween(dates[index] ?? date, date) - 1;
    return days >= LEAST_DAYS && date > addDays(weekStart, -HOLDS_DAYS) ? [days] : [];
  });
  return paceFactor(Math.max(0, ...breaks));
};
