import { describe, expect, it } from 'vitest';
import { logged, MONDAY, request } from './testing/given.ts';
import { DAY_NAMES, type Level } from './types.ts';
import { planWeek } from './week.ts';

const runsOf = ({ days }: ReturnType<typeof planWeek>): number[] =>
  days.map(({ minutes }) => minutes).filter((minutes) => minutes > 0);

describe('a runner with one hour and seven days', () => {
  const busy = { weeklyHours: 1, availableDays: DAY_NAMES, raceDate: null };
  const plan = (level: Level, records = logged()) => planWeek(request({ ...busy, level }, { records, today: MONDAY }));

  it.each(['Intermediate', 'Advanced'] as const)('%s: gets fewer runs, none below 15 min', (level) => {
    const runs = runsOf(plan(level));
    expect(runs.length).toBeGreaterThan(1);
    expect(Math.min(...runs)).toBeGreaterThanOrEqual(15);
  });

  it('walks and runs for 10 min and more as a beginner', () => {
    expect(Math.min(...runsOf(plan('Beginner')))).toBeGreaterThanOrEqual(10);
  });

  it('gets runs of 10 min where the log knows no longer ones', () => {
    const few = [10, 0, 10, 0, 10, 0, 10];
    const runs = runsOf(plan('Intermediate', logged(few, few, few, few)));
    expect(runs.length).toBeGreaterThan(1);
    expect(Math.min(...runs)).toBeGreaterThanOrEqual(10);
  });
});
