import { describe, expect, it } from 'vitest';
import type { AdaptedDay, PlannedWeek } from '../plan/adapt/types.ts';
import type { Runner } from '../plan/types.ts';
import { baselineOf, capOf, courseOf, hourIn, plannedOtherwise } from './figures.ts';

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

describe("the runner's own normal", () => {
  const day = (date: number, score: number) => ({ date: `2026-11-${String(date).padStart(2, '0')}`, score });

  it('is mean and sample deviation of the 28 days that end with the newest check-in, two decimals', () => {
    const days = [4, 5, 6, 7, 8, 5, 6].map((score, index) => day(14 + index, score));
    expect(baselineOf(days)).toEqual({ mean: 5.86, sd: 1.35, days: 7 });
    expect(baselineOf([...days, { date: '2026-10-24', score: 0 }])?.days).toBe(8);
    expect(baselineOf([...days, { date: '2026-10-23', score: 0 }])?.days).toBe(7);
  });

  it('is unknown below 7', () => {
    expect(baselineOf([1, 2, 3, 4, 5, 6].map((date) => day(date, 5)))).toBeNull();
    expect(baselineOf([])).toBeNull();
  });
});

describe('what was planned otherwise', () => {
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

  it('is told of the days that stand differently now, and of no other', () => {
    const planned: PlannedWeek = {
      base: week([row('2026-11-16', 30), row('2026-11-18', 40), row('2026-11-20', 30)]),
      current: week([row('2026-11-16', 30), row('2026-11-18', 25), row('2026-11-20', 30, 'Walk')]),
    };
    expect(plannedOtherwise(planned)).toEqual([
      { date: '2026-11-18', planType: 'easy', minutes: 40, title: 'Easy run' },
      { date: '2026-11-20', planType: 'easy', minutes: 30, title: 'Easy run' },
    ]);
  });
});

describe('where the programme stands', () => {
  const follow = { runner, programmeStart: '2026-11-16', records: [] };

  it('PLANR-55 counts from its start: nine weeks to a 10k are Base 1, Build 4, Peak 3, Taper 1', () => {
    expect(courseOf(follow, TODAY, null)).toEqual({
      weeksToRace: 9,
      daysToRace: 58,
      phaseWeeks: { Base: 1, Build: 4, Peak: 3, Taper: 1 },
      phase: 'Base',
      week: 1,
      isDownWeek: false,
      shortLead: '9 weeks are short for a 10k: 10 or more would be comfortable, so the plan stays careful.',
    });
    expect(courseOf(follow, '2026-12-20', null)).toMatchObject({ week: 5, phase: 'Build', phaseWeeks: { Base: 1 } });
  });

  it('PLANR-10 without a race, or with one in the past, there are no weeks to it', () => {
    for (const raceDate of [null, '2026-11-01']) {
      const course = courseOf({ ...follow, runner: { ...runner, raceDate } }, TODAY, null);
      expect(course).toMatchObject({ weeksToRace: null, daysToRace: null, phaseWeeks: {}, shortLead: null });
    }
  });

  it('the session cap follows the longest run of 30 days', () => {
    const records = [{ date: '2026-11-08', planType: 'long' as const, status: 'done' as const, minutes: 60 }];
    expect(capOf({ ...follow, records }, TODAY)).toEqual({ minutes: 66, longest: 60 });
    const careful = { ...runner, injuryHistory: ['Hip' as const] };
    expect(capOf({ ...follow, runner: careful, records }, TODAY)).toEqual({ minutes: 63, longest: 60 });
  });
});

describe('the hour where the runner is', () => {
  it.each([
    ['Europe/Oslo', '2026-11-20T19:00:00Z', 20],
    ['Europe/Oslo', '2026-07-20T18:00:00Z', 20],
    ['Europe/Oslo', '2026-11-20T23:00:00Z', 0],
    ['Asia/Kathmandu', '2026-11-20T14:15:00Z', 20],
  ])('%s at %s is %i', (timezone, instant, hour) => {
    expect(hourIn(timezone, new Date(instant))).toBe(hour);
  });
});
