import { describe, expect, it } from 'vitest';
import type { AdaptedDay, PlannedWeek } from '../../domain/plan/adapt/types.ts';
import type { Runner } from '../../domain/plan/types.ts';
import { baselineOf, changedSessions, hourIn, sessionCapOf } from './state-figures.ts';

const TODAY = '2026-11-20';
const runner: Runner = {
  goal: '10k',
  raceDate: '2027-01-17',
  weeklyHours: 4,
  availableDays: ['Mon', 'Wed', 'Fri', 'Sun'],
  level: 'Intermediate',
  age: 35,
  injuryHistory: [],
  obese: false,
  longRunCapMin: null,
  thresholdPace: 300,
};

describe('baselineOf', () => {
  const day = (date: number, score: number) => ({ date: `2026-11-${String(date).padStart(2, '0')}`, score });

  it('returns mean and sample deviation of the 28 days up to the newest check-in, with two decimals', () => {
    const days = [4, 5, 6, 7, 8, 5, 6].map((score, index) => day(14 + index, score));
    expect(baselineOf(days)).toEqual({ mean: 5.86, sd: 1.35, days: 7 });
    expect(baselineOf([...days, { date: '2026-10-24', score: 0 }])?.days).toBe(8);
    expect(baselineOf([...days, { date: '2026-10-23', score: 0 }])?.days).toBe(7);
  });

  it('returns null for fewer than 7 check-ins', () => {
    expect(baselineOf([1, 2, 3, 4, 5, 6].map((date) => day(date, 5)))).toBeNull();
    expect(baselineOf([])).toBeNull();
  });
});

describe('changedSessions', () => {
  const row = (date: string, minutes: number, title = 'Easy run'): AdaptedDay => ({
    date,
    planType: 'easy',
    minutes,
    zone: 'Z2',
    title,
    why: 'w',
    hardMinutes: 0,
  });
  const week = (days: AdaptedDay[]) => ({
    weekStart: '2026-11-16',
    phase: 'Base' as const,
    totalMinutes: 0,
    days,
    notes: [],
    offer: null,
  });

  it('returns the original sessions of changed days only', () => {
    const planned: PlannedWeek = {
      base: week([row('2026-11-16', 30), row('2026-11-18', 40), row('2026-11-20', 30)]),
      current: week([row('2026-11-16', 30), row('2026-11-18', 25), row('2026-11-20', 30, 'Walk')]),
    };
    expect(changedSessions(planned)).toEqual([
      { date: '2026-11-18', planType: 'easy', minutes: 40, title: 'Easy run' },
      { date: '2026-11-20', planType: 'easy', minutes: 30, title: 'Easy run' },
    ]);
  });
});

describe('sessionCapOf', () => {
  const records = [{ date: '2026-11-08', planType: 'long' as const, status: 'done' as const, minutes: 60 }];

  it('depends on the longest recent run and grows less with a history of hip injury', () => {
    expect(sessionCapOf({ runner, records }, TODAY)).toEqual({ minutes: 66, longest: 60 });
    const careful = { ...runner, injuryHistory: ['Hip' as const] };
    expect(sessionCapOf({ runner: careful, records }, TODAY)).toEqual({ minutes: 63, longest: 60 });
  });
});

describe('hourIn', () => {
  it.each([
    ['Europe/Oslo', '2026-11-20T19:00:00Z', 20],
    ['Europe/Oslo', '2026-07-20T18:00:00Z', 20],
    ['Europe/Oslo', '2026-11-20T23:00:00Z', 0],
    ['Asia/Kathmandu', '2026-11-20T14:15:00Z', 20],
  ])('returns the hour in %s at %s: %i', (timezone, instant, hour) => {
    expect(hourIn(timezone, new Date(instant))).toBe(hour);
  });
});
