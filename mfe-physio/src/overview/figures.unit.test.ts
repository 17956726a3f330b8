import { describe, expect, test } from 'vitest';
import { checkinOf, logOf } from '../testing/fixtures.ts';
import { averagePain, checkinBefore, recentExercises } from './figures.ts';

const pains = (...values: number[]) => values.map((pain) => checkinOf({ pain }));

describe('physio overview calculations', () => {
  test.each([
    [[], '–'],
    [[0], '0.0'],
    [[2, 3], '2.5'],
    [[1, 1, 2], '1.3'],
    [[1, 2, 2], '1.7'],
    [[10, 10], '10.0'],
  ])('CONST-27 PHY-11 averagePain for the pain values %j returns "%s"', (values, shown) => {
    expect(averagePain(pains(...values))).toBe(shown);
  });

  test.each([
    [0, 0],
    [6, 6],
    [7, 7],
    [8, 7],
    [30, 7],
  ])('CONST-26 PHY-12 recentExercises for %i log entries returns %i', (count, shown) => {
    expect(recentExercises(Array.from({ length: count }, () => logOf('2026-11-19')))).toBe(shown);
  });

  test('checkinBefore returns the newest check-in before a date for an unsorted list', () => {
    const days = ['2026-11-16', '2026-11-20', '2026-11-18'].map((date) => checkinOf({ date }));
    expect(checkinBefore(days, '2026-11-20')?.date).toBe('2026-11-18');
    expect(checkinBefore(days, '2026-11-16')).toBeNull();
  });
});
