import { describe, expect, it } from 'vitest';
import { startingLoad } from './starting-load.ts';
import { testRunner } from './testing/golden-seasons.ts';

const RUNNER = testRunner({ hours: 4 });
const NO_HISTORY = { weeks: [], runs: [] };
const NO_ANSWERS = { usualWeek: null, longest: null };

describe('startingLoad', () => {
  it('LOAD-80 uses the mean of the three largest of six logged weeks, each capped at 1.3 times the median', () => {
    const start = startingLoad(RUNNER, { weeks: [0, 150, 160, 170, 600, 155], runs: [60, 50] }, NO_ANSWERS);
    expect(start).toMatchObject({ source: 'history', longest: 60 });
    expect(start.established).toBeCloseTo((208 + 170 + 160) / 3);
  });

  it('LOAD-81 caps the longest run at 1.3 times the second longest, and the load at 1.1 times the stated hours', () => {
    expect(startingLoad(RUNNER, { weeks: [300, 310, 320], runs: [120, 60] }, NO_ANSWERS)).toMatchObject({
      established: 264,
      longest: 78,
    });
  });

  it('LOAD-82 uses nine tenths of the stated usual week when fewer than three weeks are logged', () => {
    const answers = { usualWeek: 200, longest: 90 };
    expect(startingLoad(RUNNER, { weeks: [100, 120], runs: [50] }, answers)).toEqual({
      established: 180,
      longest: 90,
      source: 'answers',
    });
    expect(startingLoad(RUNNER, NO_HISTORY, { usualWeek: 60, longest: 90 }).longest).toBe(55);
  });

  it('LOAD-131 starts with a week no larger than a few logged runs show', () => {
    const advanced = testRunner({ level: 'Advanced', hours: 10 });
    const few = { weeks: [0, 0, 0, 0, 0, 40], runs: [40] };
    expect(startingLoad(advanced, few, NO_ANSWERS)).toEqual({ established: 120, longest: 52, source: 'level' });
    const two = { weeks: [0, 0, 0, 0, 200, 180], runs: [60, 50, 50, 40] };
    expect(startingLoad(advanced, two, NO_ANSWERS)).toEqual({ established: 200, longest: 70, source: 'level' });
    const short = startingLoad(RUNNER, { weeks: [10], runs: [10] }, NO_ANSWERS);
    expect(short).toEqual({ established: 45, longest: 25, source: 'level' });
    expect(startingLoad(advanced, few, { usualWeek: 300, longest: null }).established).toBe(270);
  });

  it.each([
    ['Beginner', 75, 25],
    ['Intermediate', 144, 45],
    ['Advanced', 168, 70],
  ] as const)('LOAD-83 uses a default by level for a %s without history or answers', (level, established, longest) => {
    expect(startingLoad({ ...RUNNER, level }, NO_HISTORY, NO_ANSWERS)).toEqual({
      established,
      longest,
      source: 'level',
    });
  });
});
