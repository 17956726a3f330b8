import { describe, expect, test } from 'vitest';
import { assess } from './assess.ts';
import { DEFAULTS, daysBefore, TODAY } from './testing/answers-fixtures.ts';

describe('BEYOND-01 TREND-12 explanation', () => {
  test('lists all five metrics in descending order of weight with their value, contribution and maximum', () => {
    const { factors } = assess(DEFAULTS, { date: TODAY, history: [], notesHit: null }).explanation;
    expect(factors).toEqual([
      { metric: 'sleep', value: 3, contribution: 1.25, max: 2.5 },
      { metric: 'fatigue', value: 3, contribution: 1.25, max: 2.5 },
      { metric: 'readiness', value: 7, contribution: 1.33, max: 2 },
      { metric: 'pain', value: 2, contribution: 1.2, max: 1.5 },
      { metric: 'stress', value: 2, contribution: 1.13, max: 1.5 },
    ]);
  });
});

test('CHK-173 assess compares the raw score with the runner’s usual range, computed from the days before', () => {
  const history = daysBefore(Array(27).fill(9)).map((day) => ({ ...day, score: 7.4, capCode: 'injury' }));
  const { baseline } = assess(DEFAULTS, { date: TODAY, history, notesHit: null }).explanation;
  expect(baseline).toEqual({ mean: 9, sd: 0.7, days: 27 });
});
