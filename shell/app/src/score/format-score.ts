/** A score with one decimal, as everywhere in the product. */
export const formatScore = (score: number): string => score.toFixed(1);
