import { addDays, bandOf, daysBetween, type Recommendation } from '@stridewell/contracts/web';

/** Returns all dates from `from` to `to`, inclusive. */
export const datesBetween = (from: string, to: string): string[] =>
  Array.from({ length: Math.max(0, daysBetween(from, to) + 1) }, (_, day) => addDays(from, day));

/** Returns the recommendation whose band contains the readiness score (one decimal). */
export const recommendationOf = (score: number): Recommendation => bandOf(score);
