import type { Metrics } from '@stridewell/contracts/web';
import type { Checkin } from '../day-action.ts';

/**
 * The score formula and the caps of the readiness page. This independent implementation provides the expected results
 * for these tests.
 */
export const scoreOf = ({ sleep, stress, fatigue, pain, readiness }: Metrics) => {
  const points = 225 * (sleep - 1) + 135 * (5 - stress) + 225 * (5 - fatigue) + 54 * (10 - pain) + 80 * (readiness - 1);
  const raw = Math.floor((2 * points + 36) / 72) / 10;
  const caps = [
    ...(pain >= 7 ? [2.9] : []),
    ...((pain >= 5 && pain < 7) || fatigue === 5 || (sleep === 1 && fatigue >= 4) || readiness <= 2 ? [4.9] : []),
    ...((pain >= 3 && pain < 5) || sleep === 1 || stress === 5 ? [7.4] : []),
  ];
  const score = Math.min(raw, ...caps);
  return { raw, score, isCapped: score < raw };
};

/** Creates a check-in with the given answers and without notes. */
export const checkinWith = (metrics: Metrics, own: Partial<Checkin> = {}): Checkin => {
  const { raw, score, isCapped } = scoreOf(metrics);
  return {
    raw,
    score,
    metrics,
    hasNotes: false,
    isCapped,
    isIll: false,
    isClosed: false,
    ...own,
  };
};

const range = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, index) => from + index);

/** Yields all 13,750 possible combinations of answers. */
export const allMetrics = (): Metrics[] =>
  range(1, 5).flatMap((sleep) =>
    range(1, 5).flatMap((stress) =>
      range(1, 5).flatMap((fatigue) =>
        range(0, 10).flatMap((pain) => range(1, 10).map((readiness) => ({ sleep, stress, fatigue, pain, readiness }))),
      ),
    ),
  );

const WORSE: readonly { key: keyof Metrics; step: 1 | -1; last: number }[] = [
  { key: 'sleep', step: -1, last: 1 },
  { key: 'stress', step: 1, last: 5 },
  { key: 'fatigue', step: 1, last: 5 },
  { key: 'pain', step: 1, last: 10 },
  { key: 'readiness', step: -1, last: 1 },
];

/** Yields all answers that are one step worse in a single question. */
export const oneStepWorse = (metrics: Metrics): Metrics[] =>
  WORSE.filter(({ key, last }) => metrics[key] !== last).map(({ key, step }) => ({
    ...metrics,
    [key]: metrics[key] + step,
  }));
