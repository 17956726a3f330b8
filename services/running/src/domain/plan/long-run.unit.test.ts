import { describe, expect, it } from 'vitest';
import { shareEasyMinutes } from './easy-minutes.ts';
import { longRun, longShare } from './long-run.ts';
import { EXAMPLE } from './testing/given.ts';
import type { Goal } from './types.ts';

describe('PLANR-26 the long run is the least of its limits', () => {
  const none = { ...EXAMPLE, longRunCapMin: null };

  it.each<[string, number, Parameters<typeof longRun>]>([
    ['the session cap', 55, [EXAMPLE, 55, 165, 4]],
    ['its share', 57, [EXAMPLE, 80, 165, 4]],
    ["the runner's limit", 90, [EXAMPLE, 200, 600, 4]],
    ['150 min', 150, [none, 400, 2000, 4]],
  ])('%s: %d', (_, minutes, inputs) => {
    const found = longRun(...inputs);
    expect(found.minutes).toBe(minutes);
    expect(found.why).toMatch(/^Builds endurance/);
  });

  it.each<[Goal, number]>([
    ['marathon', 180],
    ['ultra', 240],
    ['5k', 150],
  ])('%s: %d min at most', (goal, most) => expect(longRun({ ...none, goal }, 900, 9000, 5).minutes).toBe(most));
});

describe('PLANR-27 its share of the week', () => {
  it.each([
    [6, 0.3],
    [5, 0.3],
    [4, 0.35],
    [3, 0.45],
    [2, 0.6],
  ])('%d runs: %d', (runs, share) => expect(longShare(runs)).toBe(share));
});

describe('easy minutes', () => {
  const slot = (day: number, limit = 90, isAfterLong = false) => ({ day, limit, isAfterLong });
  const share = (slots: ReturnType<typeof slot>[], minutes: number) => [...shareEasyMinutes(slots, minutes)];

  it('PLANR-56 65 on Monday after the long run and Friday are 30 and 35', () => {
    expect(share([slot(0, 40, true), slot(4)], 65)).toEqual([
      [0, 30],
      [4, 35],
    ]);
  });

  it('PLANR-40 never pass 40 on the day after the long run, nor any limit', () => {
    expect(share([slot(0, 40, true), slot(4, 50)], 200)).toEqual([
      [0, 40],
      [4, 50],
    ]);
  });

  it('give the odd minutes to the earliest day that does not follow the long run', () => {
    expect(share([slot(0, 40, true), slot(4), slot(5)], 118)).toEqual([
      [0, 35],
      [4, 43],
      [5, 40],
    ]);
  });
});
