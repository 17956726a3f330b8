/** A run that is longer than the longest run by up to this fraction is no jump. */
const LEAST_RISE = 0.1;

/**
 * Percentage by which a run was longer than the longest run of the 30 days before. Null if it was at most a tenth
 * longer or if nothing is known about these days.
 */
export const longerThanLongest = (minutes: number, earlier: readonly number[]): number | null => {
  const longest = Math.max(0, ...earlier);
  if (longest === 0 || minutes <= (1 + LEAST_RISE) * longest) return null;
  return Math.round((minutes / longest - 1) * 100);
};
