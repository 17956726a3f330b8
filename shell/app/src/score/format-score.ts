/** Formats a score with one decimal. */
export const formatScore = (score: number): string => score.toFixed(1);
