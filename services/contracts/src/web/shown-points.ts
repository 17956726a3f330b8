import type { Explanation, Factor } from './responses.ts';

/** Splits a factor's points into whole tenths and the remaining hundredths. */
const split = ({ contribution }: Factor): { whole: number; rest: number } => {
  const hundredths = Math.round(contribution * 100);
  const whole = Math.floor(hundredths / 10);
  return { whole, rest: hundredths - 10 * whole };
};

/**
 * Returns the points of each factor as they are shown, with one decimal, in the order of the factors. They add up to
 * the raw score: missing tenths are added to the factors with the largest remainders.
 */
export const shownPoints = ({ raw, factors }: Pick<Explanation, 'raw' | 'factors'>): number[] => {
  const parts = factors.map((factor, index) => ({ index, ...split(factor) }));
  const missing = Math.round(raw * 10) - parts.reduce((sum, { whole }) => sum + whole, 0);
  const raised = new Set(
    parts
      .filter(({ rest }) => rest > 0)
      .toSorted((a, b) => b.rest - a.rest || a.index - b.index)
      .slice(0, Math.max(0, missing))
      .map(({ index }) => index),
  );
  return parts.map(({ index, whole }) => (whole + (raised.has(index) ? 1 : 0)) / 10);
};
