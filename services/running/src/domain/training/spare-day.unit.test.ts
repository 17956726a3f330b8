import { describe, expect, it } from 'vitest';
import type { PastWeek } from './load.ts';
import { longestRow, mostDaysInRow, runningDays } from './running-days.ts';
import { withSpareDay } from './spare-day.ts';
import { testRunner } from './testing/golden-seasons.ts';
import type { Weekday } from './types.ts';

const DONE: PastWeek = {
  kind: 'load',
  established: 150,
  planned: 160,
  done: 160,
  trimmed: 0,
  share: 1,
  longest: 80,
  longCredit: 0,
  lightDays: 0,
  isAway: false,
  stopsGrowth: false,
};
const LOST: PastWeek = { ...DONE, done: 120, trimmed: 40, longest: 40, longCredit: 40 };
const WEEKEND = testRunner({ level: 'Beginner', days: [1, 3, 5, 6] });

describe('withSpareDay', () => {
  it('WEEK-101 plans the long run on Saturday for eight weeks after a check-in took one away', () => {
    expect(withSpareDay(WEEKEND, { weeks: [DONE, DONE] })).toBe(WEEKEND);
    expect(withSpareDay(WEEKEND, { weeks: [LOST] })).toMatchObject({ longDay: 5, spareDay: 6 });
    const eight = Array.from({ length: 8 }, () => DONE);
    expect(withSpareDay(WEEKEND, { weeks: [LOST, ...eight.slice(1)] })).toMatchObject({ longDay: 5 });
    expect(withSpareDay(WEEKEND, { weeks: [LOST, ...eight] })).toBe(WEEKEND);
  });

  it('WEEK-101 keeps the long day that the runner chose, and Sunday if Saturday is not available', () => {
    const chosen = { ...WEEKEND, longDay: 6 as const };
    expect(withSpareDay(chosen, { weeks: [LOST] })).toBe(chosen);
    const sundays = testRunner({ days: [1, 3, 6] });
    expect(withSpareDay(sundays, { weeks: [LOST] })).toBe(sundays);
  });

  it('WEEK-101 chooses running days among which the long run can move to Sunday', () => {
    const everyDay = testRunner({ level: 'Beginner', days: [0, 1, 2, 3, 4, 5, 6] });
    const runner = withSpareDay(everyDay, { weeks: [LOST] });
    const days = runningDays(runner, 4);
    expect(days).toContain(5);
    const moved: Weekday[] = [...new Set([...days.filter((day) => day !== 5), 6 as const])];
    expect(longestRow(moved)).toBeLessThanOrEqual(mostDaysInRow(runner));
    expect(runningDays(everyDay, 4)).toEqual([0, 2, 4, 6]);
  });
});
