/**
 * Returns a quantile: the smallest value such that at least the fraction `share` of all values are less than or equal
 * to it. NaN for an empty list.
 */
export const quantile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.max(0, Math.ceil(values.length * share) - 1)] ?? Number.NaN;

export const median = (values: readonly number[]): number => quantile(values, 0.5);
