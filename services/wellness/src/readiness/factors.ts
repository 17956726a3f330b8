import type { Factor, Metric, Metrics } from '@stridewell/contracts/web';
import { MAX_POINTS, POINTS_PER_UNIT, pointsOf } from './points.ts';

/** Heaviest first, as the result card lists them. */
const ORDER: readonly Metric[] = ['sleep', 'fatigue', 'readiness', 'pain', 'stress'];

const inUnits = (points: number): number => Math.round((points * 100) / POINTS_PER_UNIT) / 100;

/** What each answer earned of what it could: five factors, `contribution` with two decimals; they add up to the raw score but for rounding. */
export const factorsOf = (answers: Metrics): Factor[] => {
  const points = pointsOf(answers);
  return ORDER.map((metric) => ({
    metric,
    value: answers[metric],
    contribution: inUnits(points[metric]),
    max: inUnits(MAX_POINTS[metric]),
  }));
};
