import { addDays } from '@stridewell/contracts/web';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { assess } from './assess.ts';
import { baselineOf } from './baseline.ts';
import { DEFAULTS, daysBefore, TODAY } from './testing/answers-fixtures.ts';

const today = { date: TODAY, score: 6 };

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

describe('BEYOND-05 baselineOf', () => {
  test('returns the mean and the sample standard deviation of the time window, including the given day', () => {
    expect(baselineOf(today, daysBefore([5, 7, 5, 7, 5, 7]))).toEqual({ mean: 6, sd: 1, days: 7 });
    expect(baselineOf(today, daysBefore([6.1, 6.2, 6.2, 6.1, 6.3, 6.6]))).toEqual({ mean: 6.21, sd: 0.2, days: 7 });
  });

  test('counts a date only once, with the newer score', () => {
    const history = [...daysBefore([5, 7, 5, 7, 5, 7]), { date: TODAY, score: 1 }];
    expect(baselineOf(today, history)).toEqual({ mean: 6, sd: 1, days: 7 });
  });

  test('includes the given day and the 27 days before it', () => {
    const six = daysBefore([6, 6, 6, 6, 6]);
    expect(baselineOf(today, [...six, { date: addDays(TODAY, -27), score: 6 }])?.days).toBe(7);
    expect(baselineOf(today, [...six, { date: addDays(TODAY, -28), score: 6 }])).toBeNull();
    expect(baselineOf(today, [...six, { date: addDays(TODAY, 1), score: 6 }])).toBeNull();
  });
});

test('BEYOND-06 baselineOf returns null for fewer than 7 check-ins in the window', () => {
  expect(baselineOf(today, [])).toBeNull();
  expect(baselineOf(today, daysBefore([5, 7, 5, 7, 5]))).toBeNull();
});

test('baselineOf returns a mean between the lowest and the highest score for any history', () => {
  const score = fc.integer({ min: 0, max: 100 }).map((tenths) => tenths / 10);
  fc.assert(
    fc.property(fc.array(score, { minLength: 6, maxLength: 60 }), score, (scores, own) => {
      const found = baselineOf({ date: TODAY, score: own }, daysBefore(scores));
      const counted = [own, ...scores.slice(0, 27)];
      expect(found?.days).toBe(counted.length);
      expect(found?.mean).toBeGreaterThanOrEqual(Math.min(...counted) - 0.005);
      expect(found?.mean).toBeLessThanOrEqual(Math.max(...counted) + 0.005);
      expect(found?.sd).toBeGreaterThanOrEqual(0);
    }),
  );
});
