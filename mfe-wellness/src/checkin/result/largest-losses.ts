import type { Factor, Metric } from '@stridewell/contracts/web';

/** Points lost, in hundredths. Contributions have two decimals; integers compare exactly. */
const hundredths = ({ max, contribution }: Factor): number => Math.round((max - contribution) * 100);

/** The metrics that cost the score most: all of them in a tie, none if no points were lost. */
export const largestLosses = (factors: readonly Factor[]): Metric[] => {
  const most = Math.max(0, ...factors.map(hundredths));
  return most === 0 ? [] : factors.filter((factor) => hundredths(factor) === most).map(({ metric }) => metric);
};

/** Moves pain to the front of the factors. */
export const painFirst = (factors: readonly Factor[]): Factor[] =>
  [...factors].sort((a, b) => Number(b.metric === 'pain') - Number(a.metric === 'pain'));
