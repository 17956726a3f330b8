import { addDays, type Level } from '@stridewell/contracts/web';
import { describe, expect, it } from 'vitest';
import { liveSeason } from './live-season.ts';
import { readProfile } from './read-profile.ts';
import { EXPECTED_MIX } from './testing/lives.ts';

const START = '2026-09-07';

/** Runs of one week with their day from Monday: 450 minutes in total, 140 in the longest run. */
const WEEK = [
  [1, 80],
  [2, 70],
  [3, 90],
  [4, 70],
  [6, 140],
] as const;

/** The same week four times, up to the day before the start. */
const HISTORY = [1, 2, 3, 4].flatMap((week) =>
  WEEK.map(([day, minutes]) => ({ date: addDays(START, day - 7 * week), minutes })),
);

const firstWeekOf = (level: Level, daysAvailable: string, seed: number) => {
  const file = {
    goal: 'marathon',
    raceDate: '2027-01-10',
    weeklyHours: 9,
    daysAvailable,
    age: 36,
    level,
    history: HISTORY,
  };
  const life = { ...readProfile(JSON.stringify(file)), start: START, weeks: 1, checkins: EXPECTED_MIX, seed };
  return liveSeason(life)[0];
};

describe('plan of a marathon runner after four weeks of 450 minutes', () => {
  it.each([
    ['Intermediate', 'Mon,Tue,Wed,Thu,Fri,Sat,Sun'],
    ['Intermediate', 'Tue,Wed,Thu,Sat,Sun'],
    ['Advanced', 'Mon,Tue,Wed,Thu,Fri,Sat,Sun'],
    ['Advanced', 'Mon,Wed,Thu,Sat,Sun'],
  ] as const)(
    'AHEAD-20 begins with 440 to 470 minutes and a longest run of 130 to 145 at level %s on %s',
    (level, days) => {
      for (let seed = 1; seed <= 10; seed += 1) {
        const week = firstWeekOf(level, days, seed);
        expect(week?.plannedMinutes).toBeGreaterThanOrEqual(440);
        expect(week?.plannedMinutes).toBeLessThanOrEqual(470);
        const planned = week?.state.base.sessions.map((session) => session?.minutes ?? 0) ?? [];
        expect(Math.max(...planned)).toBeGreaterThanOrEqual(130);
        expect(Math.max(...planned)).toBeLessThanOrEqual(145);
      }
    },
  );

  it('AHEAD-20 begins with at most the runner’s stated hours', () => {
    const file = {
      goal: 'marathon',
      raceDate: '2027-01-10',
      weeklyHours: 6,
      daysAvailable: 'Tue,Wed,Thu,Sat,Sun',
      level: 'Intermediate',
      history: HISTORY,
    };
    const life = { ...readProfile(JSON.stringify(file)), start: START, weeks: 1, checkins: EXPECTED_MIX, seed: 1 };
    expect(liveSeason(life)[0]?.plannedMinutes).toBeLessThanOrEqual(362);
  });
});
