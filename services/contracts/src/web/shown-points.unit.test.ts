import { expect, it } from 'vitest';
import { everyMetrics } from '../testing/metrics.ts';
import { MAX_METRIC_POINTS, metricPoints, POINTS_PER_SCORE_UNIT, rawScore } from './readiness.ts';
import { METRICS, type Metrics } from './scales.ts';
import { shownPoints } from './shown-points.ts';

const inUnits = (points: number): number => Math.round((points * 100) / POINTS_PER_SCORE_UNIT) / 100;
const explained = (answers: Metrics) => ({
  raw: rawScore(answers),
  factors: METRICS.map((metric) => ({
    ...{ metric, value: answers[metric] },
    ...{ contribution: inUnits(metricPoints(answers)[metric]), max: inUnits(MAX_METRIC_POINTS[metric]) },
  })),
});
const tenths = (values: readonly number[]): number => values.reduce((sum, value) => sum + Math.round(value * 10), 0);

it('CHK-174 shownPoints returns points that add up to the raw score for every combination of answers', () => {
  const answers = { sleep: 1, stress: 3, fatigue: 2, pain: 1, readiness: 4 };
  expect(rawScore(answers)).toBe(4.6);
  expect(tenths(shownPoints(explained(answers)))).toBe(46);
  const wrong = everyMetrics().filter((each) => {
    const explanation = explained(each);
    const shown = shownPoints(explanation);
    const isFar = shown.some((value, at) => {
      const { contribution, max } = explanation.factors[at] ?? { contribution: 0, max: 0 };
      return Math.abs(value - contribution) >= 0.1 || value > max;
    });
    return isFar || tenths(shown) !== Math.round(explanation.raw * 10);
  });
  expect(wrong).toEqual([]);
});
