import { addDays, BANDS, daysBetween, RECOMMENDATIONS, type Recommendation } from '@stridewell/contracts/web';

/** All dates from `from` to `to`, inclusive. */
export const datesBetween = (from: string, to: string): string[] =>
  Array.from({ length: Math.max(0, daysBetween(from, to) + 1) }, (_, day) => addDays(from, day));

/** Returns the recommendation whose band contains the readiness score (one decimal). */
export const recommendationOf = (score: number): Recommendation =>
  RECOMMENDATIONS.find((name) => score >= BANDS[name].from) ?? 'Reset';

/** Returns at most `most` evenly spaced dates, including the first and the last, as labels of an axis. */
export const axisDates = (dates: readonly string[], most: number): string[] => {
  if (dates.length <= most) return [...dates];
  const step = (dates.length - 1) / (most - 1);
  return Array.from({ length: most }, (_, index) => dates[Math.round(index * step)] ?? '');
};

/** Returns at most five ticks of a count axis, from 0 to at least `largest`. */
export const countAxis = (largest: number): number[] => {
  const step = [1, 2, 4, 5, 10, 20, 25, 50, 100, 200, 250, 500, 1000].find((size) => size * 4 >= largest) ?? 1000;
  const lines = Math.max(1, Math.ceil(largest / step));
  return Array.from({ length: lines + 1 }, (_, line) => line * step);
};
