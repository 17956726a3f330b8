import { METRICS, type Metric, type Metrics } from '@stridewell/contracts/web';
import { MAX_POINTS, pointsOf } from './points.ts';

/** How a gain is called in the score line. */
const GAIN_WORDS: Record<Metric, string> = {
  sleep: 'good sleep',
  stress: 'low stress',
  fatigue: 'low fatigue',
  pain: 'no pain',
  readiness: 'high readiness',
};

const largest = (values: Metrics): Metric[] => {
  const top = Math.max(...METRICS.map((metric) => values[metric]));
  return top > 0 ? METRICS.filter((metric) => values[metric] === top) : [];
};

const each = (value: (metric: Metric) => number): Metrics =>
  Object.fromEntries(METRICS.map((metric) => [metric, value(metric)])) as Metrics;

/** The answers that cost most, weight x (1 - good fraction): all of them where several cost the same, by alphabet; none where nothing was lost. */
export const largestLosses = (answers: Metrics): string[] => {
  const points = pointsOf(answers);
  return largest(each((metric) => MAX_POINTS[metric] - points[metric])).sort();
};

/**
 * The answers that helped most, weight x (good fraction - 1/2), in words, by alphabet. Pain above 0 never counts as help, and
 * what cost most is not named as help as well: on a good day the same heavy answer can be both.
 */
export const largestGains = (answers: Metrics): string[] => {
  const points = pointsOf(answers);
  const losses = largestLosses(answers);
  const gain = (metric: Metric): number =>
    losses.includes(metric) || (metric === 'pain' && answers.pain > 0) ? 0 : points[metric] - MAX_POINTS[metric] / 2;
  return largest(each(gain))
    .map((metric) => GAIN_WORDS[metric])
    .sort();
};
