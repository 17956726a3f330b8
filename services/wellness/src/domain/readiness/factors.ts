import type { Factor, Metric, Metrics } from '@stridewell/contracts/web';
import { MAX_POINTS, POINTS_PER_UNIT, pointsOf } from './points.ts';

/** Heaviest first, as the result card lists them. */
const ORDER: readonly Metric[] = ['sleep', 'fatigue', 'readiness', 'pain', 'stress'];

const inUnits = (points: number): number => Math.round((points * 100) / POINTS_PER_UNIT) / 100;

/**
 * The five factors: what each answer contributes to the score and the most that it can contribute, with two decimals.
 * The contributions add up to the raw score apart from rounding.
 */
export const factorsOf = (answers: Metrics): Factor[] => {
  const points = pointsOf(answers);
  return ORDER.map((metric) => ({
    metric,
    value: answers[metric],
    contribution: inUnits(points[metric]),
    max: inUnits(MAX_POINTS[metric]),
  }));
};
