import { addDays, daysBetween } from '@stridewell/contracts/web';
import { describe, expect, it } from 'vitest';
import type { LivedWeek } from './live-season.ts';
import { live } from './testing/done-seasons.ts';
import { type LifeOptions, START_DATE } from './testing/lives.ts';

/** Returns the sessions of the last days before a date, oldest first. */
const before = (weeks: readonly LivedWeek[], date: string, days: number) =>
  weeks
    .flatMap(({ state }) => state.days)
    .filter((day) => day.date < date && daysBetween(day.date, date) <= days)
    .flatMap(({ session }) => (session ? [session] : []));

describe('season with a race that the runner should not start', () => {
  const season: LifeOptions = {
    goal: 'marathon',
    hours: 8,
    days: [0, 3, 6],
    v2: { level: 'Intermediate', age: 21 },
    usualWeek: 160,
    longest: 85,
    raceWeek: 7,
  };

  it.each([0, 1, 2, 6])(
    'WEEK-111 has no hard or long run in the last five days when the race is on day %i',
    (raceDay) => {
      for (const days of [season.days, [0, 1, 2, 3, 4, 5, 6]]) {
        const weeks = live({ ...season, days, raceDay });
        const last = before(weeks, addDays(START_DATE, 42 + raceDay), 5);
        expect(last.length).toBeGreaterThan(0);
        expect(last.filter(({ isHard, role }) => isHard || role === 'long')).toEqual([]);
        for (const { minutes } of before(weeks, addDays(START_DATE, 42 + raceDay), 2))
          expect(minutes).toBeLessThanOrEqual(30);
      }
    },
  );
});

describe('days before a race on the way', () => {
  const season: LifeOptions = {
    goal: 'half_marathon',
    hours: 6,
    days: [0, 1, 2, 3, 5, 6],
    usualWeek: 240,
    longest: 90,
    raceWeek: 14,
    weeks: 8,
  };

  it.each([0, 1, 2])('WEEK-112 are easy when a B race is on day %i of the next week', (raceDay) => {
    const date = addDays(START_DATE, 35 + raceDay);
    const weeks = live(season, [{ goal: '10k', date, priority: 'B' }]);
    const last = before(weeks, date, 3);
    expect(last.length).toBeGreaterThan(0);
    expect(last.filter(({ isHard }) => isHard)).toEqual([]);
    for (const { minutes } of before(weeks, date, 2)) expect(minutes).toBeLessThanOrEqual(40);
  });

  it('WEEK-112 have no hard run on the day before a C race on a Monday', () => {
    const date = addDays(START_DATE, 35);
    const last = before(live(season, [{ goal: '5k', date, priority: 'C' }]), date, 1);
    expect(last.filter(({ isHard }) => isHard)).toEqual([]);
  });
});
