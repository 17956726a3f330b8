import { describe, expect, it } from 'vitest';
import { CARRY, planWith, SQUAT, WALL_SIT } from '../testing/sessions.ts';
import { estimateMinutes, exerciseSeconds } from './estimate.ts';

describe('exerciseSeconds', () => {
  it.each([
    // New exercise, 5 sets of 10 repetitions of 7 s, rests between the sets of each side, side change.
    ['repetitions with a tempo', SQUAT, 20 + 5 * 70 + 3 * 120 + 15],
    ['repetitions without a tempo, 4 s each', { ...SQUAT, tempo: null }, 20 + 5 * 40 + 3 * 120 + 15],
    ['holds', WALL_SIT, 20 + 5 * 30 + 4 * 60],
    [
      'minutes',
      { ...WALL_SIT, unit: 'minutes' as const, from: 10, turns: [{ side: 'both' as const, sets: 1, planned: 1 }] },
      20 + 600,
    ],
    ['a distance with equipment to set up', CARRY, 20 + 30 + 20],
  ])('PLAYER-10 adds up the duration of %s', (_title, exercise, seconds) => {
    expect(exerciseSeconds(exercise)).toBe(seconds);
  });
});

describe('estimateMinutes', () => {
  it('PLAYER-10 rounds up to a multiple of 5 min', () => {
    expect(estimateMinutes(planWith(SQUAT))).toBe(15);
    expect(estimateMinutes(planWith(SQUAT, WALL_SIT))).toBe(20);
    expect(estimateMinutes(planWith())).toBe(0);
  });
});
