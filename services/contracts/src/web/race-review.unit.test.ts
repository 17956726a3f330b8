import { describe, expect, it } from 'vitest';
import { BACKGROUND_LIMITS, RACE_GOALS } from './coach.ts';
import { RACE_METERS, raceTimeProblem } from './race-review.ts';

describe('SEASON-71 raceTimeProblem', () => {
  it.each([
    ['a 5 km race in 12:30', '5k', 5_000, 750, null],
    ['a 5 km race in 12:29', '5k', 5_000, 749, 'too_short'],
    ['a marathon typed as 3:45 without its seconds', 'marathon', 42_195, 225, 'too_short'],
    ['a walked 10 km race in 3:20:00', '10k', 10_000, 12_000, null],
    ['a 10 km race in 3:20:01', '10k', 10_000, 12_001, 'too_long'],
    ['an ultra in 30 hours', 'ultra', 80_000, 108_000, null],
    ['an ultra faster than any runner', 'ultra', 50_000, 7_000, 'too_short'],
  ] as const)('recognises implausible times (%s)', (_what, goal, meters, seconds, problem) => {
    expect(raceTimeProblem(goal, meters, seconds)).toBe(problem);
  });
});

describe('RACE_METERS', () => {
  it.each(RACE_GOALS)('contains a permitted result distance for %s', (goal) => {
    const meters = RACE_METERS[goal] ?? BACKGROUND_LIMITS.resultMeters.min;
    expect(meters).toBeGreaterThanOrEqual(BACKGROUND_LIMITS.resultMeters.min);
    expect(meters).toBeLessThanOrEqual(BACKGROUND_LIMITS.resultMeters.max);
  });
});
