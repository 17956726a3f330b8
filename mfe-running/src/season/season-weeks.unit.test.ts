import { describe, expect, it } from 'vitest';
import { SEASON } from '../testing/season-fixture.ts';
import { lowNumbers, minuteTicks, phaseSpans, weekIndexOf, weekNumberAt } from './season-weeks.ts';

const week = (plannedMinutes: number) => ({ ...SEASON.weeks[0], plannedMinutes }) as (typeof SEASON.weeks)[number];

describe('phaseSpans', () => {
  it('joins consecutive weeks of a phase and marks the current one', () => {
    expect(phaseSpans(SEASON.weeks)).toEqual([
      { phase: 'Base', weeks: 6, isCurrent: true },
      { phase: 'Build', weeks: 6, isCurrent: false },
      { phase: 'Peak', weeks: 5, isCurrent: false },
      { phase: 'Taper', weeks: 2, isCurrent: false },
    ]);
  });
});

describe('weekNumberAt', () => {
  it('derives the number of a week from the number of the current week', () => {
    expect([0, 2, 18].map((index) => weekNumberAt(SEASON, index))).toEqual([1, 3, 19]);
    expect(weekNumberAt({ ...SEASON, week: 10 }, 0)).toBe(8);
  });
});

describe('minuteTicks', () => {
  it.each([
    [1, [0, 20]],
    [270, [0, 100, 200, 300]],
    [760, [0, 200, 400, 600, 800]],
  ])('returns axis values up to at least %i minutes, the longest week', (minutes, ticks) => {
    expect(minuteTicks([{ ...week(minutes), doneMinutes: null }])).toEqual(ticks);
  });
});

describe('weekIndexOf', () => {
  it('returns the index of the week that contains a date, and -1 for a date outside the season', () => {
    expect(weekIndexOf(SEASON.weeks, '2026-11-16')).toBe(2);
    expect(weekIndexOf(SEASON.weeks, '2026-11-22')).toBe(2);
    expect(weekIndexOf(SEASON.weeks, '2026-11-01')).toBe(-1);
  });
});

describe('lowNumbers', () => {
  it('returns true for the second of two neighbouring numbers, which must be drawn lower', () => {
    expect(lowNumbers([3, 10, 12, 13, 20, 20])).toEqual([false, false, true, false, false, true]);
  });
});
