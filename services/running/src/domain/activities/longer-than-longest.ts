/** Runs up to this share longer than the longest run are no jump. */
const LEAST_RISE = 0.1;

/**
 * Percentage by which a run was longer than the longest run of the 30 days before; null when it was at most a tenth
 * longer, or when nothing is known of these days.
 */
export const longerThanLongest = (minutes: number, earlier: readonly number[]): number | null => {
  const longest = Math.max(0, ...earlier);
  if (longest === 0 || minutes <= (1 + LEAST_RISE) * longest) return null;
  return Math.round((minutes / longest - 1) * 100);
};
