/** Median of the numbers; the mean of the two middle ones when their count is even, 0 for an empty list. */
export const median = (values: readonly number[]): number => {
  const sorted = Float64Array.from(values).sort();
  const upper = sorted[sorted.length >> 1] ?? 0;
  return sorted.length % 2 === 1 ? upper : ((sorted[(sorted.length >> 1) - 1] ?? 0) + upper) / 2;
};
