import { METRICS, type Metric, type Metrics } from '@stridewell/contracts/web';
import { MAX_POINTS, pointsOf } from './points.ts';

const largest = (values: Metrics): Metric[] => {
  const top = Math.max(...METRICS.map((metric) => values[metric]));
  return top > 0 ? METRICS.filter((metric) => values[metric] === top) : [];
};

const perMetric = (value: (metric: Metric) => number): Metrics =>
  Object.fromEntries(METRICS.map((metric) => [metric, value(metric)])) as Metrics;

/**
 * The answers that cost the score most, measured as weight x (1 - good fraction). Several with the same cost are all
 * listed, alphabetically. Empty when no points were lost.
 */
export const largestLosses = (answers: Metrics): Metric[] => {
  const points = pointsOf(answers);
  return largest(perMetric((metric) => MAX_POINTS[metric] - points[metric])).sort();
};

/**
 * The answers that helped most, measured as weight x (good fraction - 1/2). Pain above 0 never counts as a gain, and an
 * answer listed as a loss is not also listed as a gain: on a good day the same heavily weighted answer can be both.
 */
export const largestGains = (answers: Metrics): Metric[] => {
  const points = pointsOf(answers);
  const losses = largestLosses(answers);
  const gain = (metric: Metric): number =>
    losses.includes(metric) || (metric === 'pain' && answers.pain > 0) ? 0 : points[metric] - MAX_POINTS[metric] / 2;
  return largest(perMetric(gain));
};
