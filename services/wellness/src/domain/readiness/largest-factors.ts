import { MAX_METRIC_POINTS, METRICS, type Metric, type Metrics, metricPoints } from '@stridewell/contracts/web';

const largest = (values: Metrics): Metric[] => {
  const top = Math.max(...METRICS.map((metric) => values[metric]));
  return top > 0 ? METRICS.filter((metric) => values[metric] === top) : [];
};

const perMetric = (value: (metric: Metric) => number): Metrics =>
  Object.fromEntries(METRICS.map((metric) => [metric, value(metric)])) as Metrics;

/**
 * Returns the answers that lowered the score most, measured as weight x (1 - good fraction). If several answers lowered
 * it equally, all are returned, in alphabetical order. Returns an empty array if no points were lost.
 */
export const largestLosses = (answers: Metrics): Metric[] => {
  const points = metricPoints(answers);
  return largest(perMetric((metric) => MAX_METRIC_POINTS[metric] - points[metric])).sort();
};

/**
 * Returns the answers that raised the score most, measured as weight x (good fraction - 1/2). Pain above 0 is never a
 * gain. An answer that lowered the score is not also returned as one that raised it, which could otherwise happen to a
 * heavily weighted answer on a good day.
 */
export const largestGains = (answers: Metrics): Metric[] => {
  const points = metricPoints(answers);
  const losses = largestLosses(answers);
  const gain = (metric: Metric): number =>
    losses.includes(metric) || (metric === 'pain' && answers.pain > 0)
      ? 0
      : points[metric] - MAX_METRIC_POINTS[metric] / 2;
  return largest(perMetric(gain));
};
