import { describe, expect, test } from 'vitest';
import { datesBetween, recommendationOf } from './chart-days.ts';

describe('chart date helpers', () => {
  test('datesBetween returns all dates across the end of a month, including the first and the last', () => {
    expect(datesBetween('2026-02-27', '2026-03-02')).toEqual(['2026-02-27', '2026-02-28', '2026-03-01', '2026-03-02']);
    expect(datesBetween('2026-03-02', '2026-03-01')).toEqual([]);
  });

  test('recommendationOf returns the recommendation whose band contains the score', () => {
    expect([10, 7.5, 7.4, 5, 4.9, 3, 2.9, 0].map(recommendationOf)).toEqual([
      'Push',
      'Push',
      'Adapt',
      'Adapt',
      'Recover',
      'Recover',
      'Reset',
      'Reset',
    ]);
  });
});
