/** Two samples of equal length, measured alternately. */
export interface Samples {
  known: number[];
  unknown: number[];
}

export const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

export const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  return ((sorted[Math.floor(middle)] ?? 0) + (sorted[Math.ceil(middle) - 1] ?? 0)) / 2;
};

const variance = (values: readonly number[]): number => {
  const middle = mean(values);
  return values.reduce((sum, value) => sum + (value - middle) ** 2, 0) / (values.length - 1);
};

/**
 * Returns Welch's t-statistic of two samples: the difference of the means in standard errors, for unequal variances. An
 * absolute value above 4.5 indicates a leak, as in side-channel tests (Goodwill et al., "A testing methodology for
 * side-channel resistance validation", 2011).
 */
export const welch = ({ known, unknown }: Samples): number =>
  (mean(known) - mean(unknown)) / Math.sqrt(variance(known) / known.length + variance(unknown) / unknown.length);

/**
 * Measures the duration of a call for both values of each pair, in alternating order, so that other load on the machine
 * affects both samples equally. Returns the durations in milliseconds.
 */
export const timePairs = async <T>(
  pairs: readonly Record<'known' | 'unknown', T>[],
  call: (one: T) => Promise<void>,
) => {
  const times: Samples = { known: [], unknown: [] };
  for (const [index, pair] of pairs.entries())
    for (const kind of index % 2 === 0 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const)) {
      const begin = performance.now();
      await call(pair[kind]);
      times[kind].push(performance.now() - begin);
    }
  return times;
};
