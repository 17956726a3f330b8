import { describe, expect, it } from 'vitest';
import { frequency } from './frequency.ts';
import type { Level } from './types.ts';

const quality = (days: number, level: Level): number[] =>
  (['Base', 'Build', 'Peak'] as const).map((phase) => frequency(days, level, phase).quality);
const runs = (days: number): number[] =>
  (['Beginner', 'Intermediate', 'Advanced'] as const).map((level) => frequency(days, level, 'Base').runs);
const strength = (days: number): number => frequency(days, 'Intermediate', 'Base').strength;

describe('runs, quality and strength by available days', () => {
  it('PLANR-28 1 and 2 days', () => {
    expect(runs(1)).toEqual([1, 1, 1]);
    expect(runs(2)).toEqual([2, 2, 2]);
    expect(quality(2, 'Intermediate')).toEqual([0, 0, 1]);
    expect(quality(2, 'Advanced')).toEqual([0, 1, 1]);
    expect([strength(1), strength(2)]).toEqual([1, 2]);
  });

  it('PLANR-29 3 days', () => {
    expect(runs(3)).toEqual([3, 3, 3]);
    expect(quality(3, 'Advanced')).toEqual([0, 1, 1]);
    expect(strength(3)).toBe(2);
  });

  it('PLANR-30 4 days', () => {
    expect(runs(4)).toEqual([4, 4, 4]);
    expect(quality(4, 'Intermediate')).toEqual([1, 1, 1]);
    expect(quality(4, 'Advanced')).toEqual([1, 1, 2]);
    expect(strength(4)).toBe(2);
  });

  it('PLANR-31 5 days', () => {
    expect(runs(5)).toEqual([4, 5, 5]);
    expect(quality(5, 'Intermediate')).toEqual([1, 2, 2]);
    expect(strength(5)).toBe(2);
  });

  it.each([6, 7])('PLANR-32 %d days', (days) => {
    expect(runs(days)).toEqual([4, 5, 6]);
    expect(quality(days, 'Intermediate')).toEqual([1, 2, 2]);
    expect(strength(days)).toBe(2);
  });
});
