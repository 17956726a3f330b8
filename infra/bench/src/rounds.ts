import { median } from './figures.ts';

/** Result of one round: responses per second, and latencies in milliseconds. */
export interface Round {
  perSecond: number;
  p50: number;
  p99: number;
}

/**
 * Ratio of our server's results to the other server's, measured in alternating pairs: the pairs' median, lowest and
 * highest ratio.
 */
export interface Ratio {
  median: number;
  lowest: number;
  highest: number;
}

/** Measures our server and the other one alternately (A B A B …), so that other load on the machine affects both. */
export const alternate = async (
  rounds: number,
  ours: () => Promise<Round>,
  theirs: () => Promise<Round>,
): Promise<{ ours: Round[]; theirs: Round[]; ratio: Ratio }> => {
  const measured: { ours: Round[]; theirs: Round[] } = { ours: [], theirs: [] };
  for (let round = 0; round < rounds; round += 1) {
    measured.ours.push(await ours());
    measured.theirs.push(await theirs());
  }
  const ratios = measured.ours.map((own, index) => own.perSecond / (measured.theirs[index]?.perSecond ?? Number.NaN));
  return { ...measured, ratio: { median: median(ratios), lowest: Math.min(...ratios), highest: Math.max(...ratios) } };
};

/** Formats the result of a comparison as one line of a report. */
export const report = (name: string, { ours, theirs, ratio }: Awaited<ReturnType<typeof alternate>>): string => {
  const figure = (rounds: Round[], key: keyof Round): string =>
    median(rounds.map((round) => round[key])).toFixed(key === 'perSecond' ? 0 : 1);
  const side = (label: string, rounds: Round[]): string =>
    `${label} ${figure(rounds, 'perSecond')}/s, p50 ${figure(rounds, 'p50')} ms, p99 ${figure(rounds, 'p99')} ms`;
  return `${name}: ratio ${ratio.median.toFixed(2)} (${ratio.lowest.toFixed(2)}–${ratio.highest.toFixed(2)}); ${side('ours', ours)}; ${side('bare', theirs)}`;
};
