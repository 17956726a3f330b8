import { describe, expect, it } from 'vitest';
import type { DaySession } from './choose-sessions.ts';
import { hasSecondLongRun, withSecondLongRun } from './second-long-run.ts';
import type { Weekday } from './types.ts';

const run = (day: Weekday, minutes: number, role: DaySession['role']): DaySession => ({
  kind: role === 'long' ? 'long_terrain' : 'easy',
  minutes,
  day,
  role,
  isHard: role === 'long',
});
const WEEK = [
  null,
  run(1, 70, 'easy'),
  run(2, 75, 'quality'),
  run(3, 70, 'easy'),
  null,
  run(5, 60, 'easy'),
  run(6, 230, 'long'),
];
const total = (days: readonly (DaySession | null)[]): number =>
  days.reduce((sum, each) => sum + (each?.minutes ?? 0), 0);

describe('second long run of an ultra season', () => {
  it('SEASON-64 is half of the long run, on the day next to it, within the minutes of the week', () => {
    const days = withSecondLongRun(WEEK, { level: 'Advanced' });
    expect(days[5]).toMatchObject({ kind: 'long_second', minutes: 115 });
    expect(total(days)).toBe(total(WEEK));
    expect(days[2]).toEqual(WEEK[2]);
  });

  it('is not added if no easy run is next to the long run', () => {
    const apart = WEEK.map((session, day) => (day === 5 ? null : session));
    expect(withSecondLongRun(apart, { level: 'Advanced' })).toEqual(apart);
  });

  it('SEASON-65 is planned every second load week in Peak for Intermediate and Advanced runners with four runs', () => {
    const week = { kind: 'load', phase: 'Peak', runs: 5 } as const;
    expect(hasSecondLongRun({ goal: 'ultra', level: 'Intermediate' }, week, 4)).toBe(true);
    expect(hasSecondLongRun({ goal: 'ultra', level: 'Intermediate' }, week, 3)).toBe(false);
    expect(hasSecondLongRun({ goal: 'ultra', level: 'Beginner' }, week, 4)).toBe(false);
    expect(hasSecondLongRun({ goal: 'marathon', level: 'Advanced' }, week, 4)).toBe(false);
    expect(hasSecondLongRun({ goal: 'ultra', level: 'Advanced' }, { ...week, runs: 3 }, 4)).toBe(false);
    expect(hasSecondLongRun({ goal: 'ultra', level: 'Advanced' }, { ...week, phase: 'Base' }, 12)).toBe(false);
  });
});
