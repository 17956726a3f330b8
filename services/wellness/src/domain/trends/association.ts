/**
 * Statistics of daily series. Neighbouring days resemble each other, so a test that assumes independent days would find
 * associations in noise. These functions therefore use the effective number of independent days.
 */

/** Confidence of a finding. */
export type Confidence = 'clear' | 'tendency';

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

export const meanOf = (values: readonly number[]): number => sum(values) / values.length;

/** Rounds to one decimal. */
export const oneDecimal = (value: number): number => Math.round(value * 10) / 10;

/** Returns the median; NaN if there are none. */
const medianOf = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  return ((sorted[Math.ceil(middle) - 1] ?? Number.NaN) + (sorted[Math.floor(middle)] ?? Number.NaN)) / 2;
};

/**
 * Removes slow changes from a series: each value becomes its difference from the median of the values within `reach`
 * days. Otherwise, two series that only share a slow change would seem to rise and fall together from day to day.
 * @param at the day of each value, as a number
 */
export const withoutSlowChange = (values: readonly number[], at: readonly number[], reach: number): number[] =>
  values.map((value, index) => {
    const day = at[index] ?? 0;
    return value - medianOf(values.filter((_, other) => Math.abs((at[other] ?? 0) - day) <= reach));
  });

/** Returns the ranks of the values from 1. Equal values get the mean of their ranks. */
export const ranksOf = (values: readonly number[]): number[] => {
  const sorted = values.toSorted((a, b) => a - b);
  const ranks = new Map<number, number>();
  for (const value of sorted)
    ranks.set(value, ranks.get(value) ?? (sorted.indexOf(value) + sorted.lastIndexOf(value)) / 2 + 1);
  return values.map((value) => ranks.get(value) ?? 0);
};

const centred = (values: readonly number[]): number[] => {
  const mean = meanOf(values);
  return values.map((value) => value - mean);
};

/** Returns the autocorrelations of a series at the lags 1 to `most`. All are 0 for a constant series. */
const autocorrelations = (values: readonly number[], most: number): number[] => {
  const deviations = centred(values);
  const variance = sum(deviations.map((each) => each ** 2));
  return Array.from({ length: most }, (_, index) =>
    variance === 0 ? 0 : sum(deviations.slice(index + 1).map((each, day) => each * (deviations[day] ?? 0))) / variance,
  );
};

/** Returns the correlation of two series of the same length, from −1 to 1. Null if one of them is constant. */
export const correlationOf = (one: readonly number[], other: readonly number[]): number | null => {
  const [a, b] = [centred(one), centred(other)];
  const scale = Math.sqrt(sum(a.map((each) => each ** 2)) * sum(b.map((each) => each ** 2)));
  return scale === 0 ? null : sum(a.map((each, day) => each * (b[day] ?? 0))) / scale;
};

/**
 * Returns the effective sample size for the correlation of two autocorrelated series, at most the number of days (Pyper
 * and Peterman 1998, doi:10.1139/f98-104, with lags up to a fifth of the days).
 */
export const effectivePairs = (one: readonly number[], other: readonly number[]): number => {
  const days = one.length;
  const lags = Math.floor(days / 5);
  const [a, b] = [autocorrelations(one, lags), autocorrelations(other, lags)];
  const shared = a.map((value, index) => ((days - index - 1) / days) * value * (b[index] ?? 0));
  return Math.min(days, days / Math.max(1, 1 + 2 * sum(shared)));
};

/**
 * Returns by how many standard errors the rank correlation of two series differs from zero. Positive if the series rise
 * together. Null if a series is constant or there are too few days.
 */
export const rankEvidence = (one: readonly number[], other: readonly number[]): number | null => {
  const [a, b] = [ranksOf(one), ranksOf(other)];
  const correlation = correlationOf(a, b);
  const pairs = effectivePairs(a, b);
  if (correlation === null || pairs <= 4) return null;
  // 1.06 is the variance of the transformed rank correlation (Fieller, Hartley, Pearson 1957).
  return Math.atanh(Math.max(-0.999, Math.min(0.999, correlation))) * Math.sqrt((pairs - 3) / 1.06);
};

/** Maximum autocorrelation that is assumed. With a higher estimate, hardly any independent days would remain. */
const MAX_AUTOCORRELATION = 0.8;

/**
 * Returns the difference between the means of `after` and `before` in standard errors. Both are series of days, and the
 * standard errors are corrected for autocorrelation. Null if all values are equal.
 */
export const stepEvidence = (before: readonly number[], after: readonly number[]): number | null => {
  const parts = [before, after].map(centred);
  const all = parts.flat();
  const squares = sum(all.map((each) => each ** 2));
  if (squares === 0) return null;
  const neighbours = sum(parts.map((part) => sum(part.slice(1).map((each, day) => each * (part[day] ?? 0)))));
  // The estimate is biased downwards for short series. The correction is by Kendall (1954).
  const days = all.length;
  const estimate = neighbours / squares;
  const correlation = Math.max(0, Math.min(MAX_AUTOCORRELATION, estimate + (1 + 3 * estimate) / (days / 2)));
  const inflation = (1 + correlation) / (1 - correlation);
  const variances = parts.map((part) => sum(part.map((each) => each ** 2)) / (part.length - 1) / part.length);
  return (meanOf(after) - meanOf(before)) / Math.sqrt(sum(variances) * inflation);
};
