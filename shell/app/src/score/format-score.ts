/** Formats a score with one decimal place. */
export const formatScore = (score: number): string => score.toFixed(1);
