import { describe, expect, test } from 'vitest';
import { axisDates, countAxis, datesBetween, recommendationOf } from './chart-days.ts';

describe('chart axis helpers', () => {
  test('datesBetween returns both ends and crosses the end of a month', () => {
    expect(datesBetween('2026-02-27', '2026-03-02')).toEqual(['2026-02-27', '2026-02-28', '2026-03-01', '2026-03-02']);
    expect(datesBetween('2026-03-02', '2026-03-01')).toEqual([]);
  });

  test('recommendationOf returns the band of a score', () => {
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

  test('axisDates returns at most the given number of dates, including the first and the last', () => {
    const dates = datesBetween('2026-10-22', '2026-11-20');
    const named = axisDates(dates, 5);
    expect(named).toHaveLength(5);
    expect([named[0], named.at(-1)]).toEqual(['2026-10-22', '2026-11-20']);
    expect(axisDates(dates.slice(0, 3), 5)).toEqual(dates.slice(0, 3));
  });

  test('countAxis returns whole steps that reach the largest count', () => {
    expect(countAxis(0)).toEqual([0, 1]);
    expect(countAxis(3)).toEqual([0, 1, 2, 3]);
    expect(countAxis(15)).toEqual([0, 4, 8, 12, 16]);
    expect(countAxis(365)).toEqual([0, 100, 200, 300, 400]);
  });
});
