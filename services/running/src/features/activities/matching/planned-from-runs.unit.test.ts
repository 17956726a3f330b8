import { describe, expect, it } from 'vitest';
import { logOf, on, PLAN, plannedOf } from '../../../domain/week/testing/given-week.ts';
import type { WeekState } from '../../../domain/week/types.ts';
import { activityOf, liveWeeks, logOfActivities } from './testing/lived-weeks.ts';

const longRuns = (weeks: readonly WeekState[]): number[] => weeks.map((week) => Math.max(...plannedOf(week)));

const EVERY_DAY = [0, 1, 2, 3, 4, 5, 6] as const;
const MARATHONER = { goal: 'marathon', days: EVERY_DAY, hours: 8, level: 'Intermediate' } as const;
const WEEK = [0, 60, 60, 60, 0, 60, 90];
const HISTORY = logOf(WEEK, WEEK, WEEK, WEEK);

describe('two runs of one day', () => {
  const small = [0, 40, 40, 40, 0, 40, 60];
  const life = { history: logOf(small, small, small, small), runner: { ...MARATHONER, hours: 6 }, weeks: 3 };

  it('LOAD-132 are stored with the minutes of both and those of the longer one', () => {
    const log = logOfActivities(PLAN, on(0), [activityOf(60), activityOf(62)]);
    expect(log).toMatchObject({ minutes: 122, longestMinutes: 62 });
    expect(logOfActivities(PLAN, on(0), [activityOf(60)])?.longestMinutes).toBeNull();
    const ride = activityOf(90, { sport: 'cycle' });
    expect(logOfActivities(PLAN, on(0), [activityOf(60), ride])?.longestMinutes).toBeNull();
  });

  it('LOAD-132 make no longer long run: a long run that watch and phone recorded', () => {
    const [, usual = 0] = longRuns(liveWeeks(life));
    const recorded = liveWeeks({ ...life, activities: { 6: [activityOf(60), activityOf(62)] } });
    expect(longRuns(recorded)[1]).toBeLessThanOrEqual(usual);
  });

  it('LOAD-132 make no longer long run: running to work and back every Wednesday', () => {
    const commute = [activityOf(60), activityOf(60)];
    const days = { 2: commute, 9: commute, 16: commute };
    const usual = longRuns(liveWeeks({ history: HISTORY, runner: MARATHONER, weeks: 3 }));
    const found = longRuns(liveWeeks({ history: HISTORY, runner: MARATHONER, activities: days, weeks: 3 }));
    expect(Math.max(...found)).toBeLessThanOrEqual(Math.max(...usual));
  });

  it('LOAD-132 before the plan count for the load, not for the longest run', () => {
    const twice = HISTORY.map((log) => (log.minutes === 60 ? { ...log, minutes: 120, longestMinutes: 60 } : log));
    const [week] = liveWeeks({ history: twice, runner: { ...MARATHONER, hours: 12 }, weeks: 1 });
    expect(week?.base.longest30).toBe(90);
    expect(week?.base.load.established).toBeGreaterThan(500);
  });
});
