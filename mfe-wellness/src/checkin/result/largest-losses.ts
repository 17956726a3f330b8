import type { Factor, Metric } from '@stridewell/contracts/web';

/** Contributions have two decimals; a hundredth apart is not equal. */
const hundredths = ({ max, contribution }: Factor): number => Math.round((max - contribution) * 100);

/** The answers that cost the score most: all of them where several cost the same, none where nothing was lost. */
export const largestLosses = (factors: readonly Factor[]): Metric[] => {
  const most = Math.max(0, ...factors.map(hundredths));
  return most === 0 ? [] : factors.filter((factor) => hundredths(factor) === most).map(({ metric }) => metric);
};

/** The factors with pain before the others. */
export const painFirst = (factors: readonly Factor[]): Factor[] =>
  [...factors].sort((a, b) => Number(b.metric === 'pain') - Number(a.metric === 'pain'));
