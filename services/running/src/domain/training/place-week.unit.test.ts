import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { placeWeek, type WeekToPlace } from './place-week.ts';
import { hardDayGap } from './runner.ts';
import { countNeighbours, runningDays, weekdayDistance } from './running-days.ts';
import { testRunner } from './testing/golden-seasons.ts';
import type { Weekday } from './types.ts';

const WEEK: WeekToPlace = {
  minutes: 420,
  runs: 6,
  long: { kind: 'long', minutes: 90, isHard: true },
  quality: [
    { kind: 'cruise', minutes: 60, index: 0 },
    { kind: 'vo2_3', minutes: 60, index: 1 },
  ],
  fixed: [],
  closedDays: [],
  hardDaysBefore: [1],
};

const hardDays = (days: readonly Weekday[], own: Partial<WeekToPlace> = {}, age = 34) => {
  const runner = testRunner({ level: 'Advanced', goal: '5k', days, age, hours: 9 });
  const { runs, dropped } = placeWeek(runner, { ...WEEK, ...own });
  return {
    quality: runs.filter(({ role }) => role === 'quality').map(({ kind, day }) => ({ kind, day })),
    long: runs.find(({ role }) => role === 'long')?.day ?? 6,
    days: runs.map(({ day }) => day),
    dropped: dropped.length,
    runner,
  };
};

describe('placeWeek', () => {
  it('WEEK-117 places both quality sessions of a runner who cannot run on Friday on Tuesday and Thursday', () => {
    const { quality, long, dropped } = hardDays([0, 1, 2, 3, 5, 6]);
    expect(quality.map(({ day }) => day)).toEqual([1, 3]);
    expect([long, dropped]).toEqual([6, 0]);
  });

  it('WEEK-117 keeps the day furthest from other hard days when one session is planned', () => {
    expect(hardDays([0, 1, 2, 3, 5, 6], { quality: WEEK.quality.slice(0, 1) }).quality).toEqual([
      { kind: 'cruise', day: 2 },
    ]);
  });

  it('WEEK-117 drops a session only when no days of the week hold both', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.constantFrom<Weekday>(0, 1, 2, 3, 4, 5, 6), { minLength: 4, maxLength: 7 }),
        fc.constantFrom(34, 52),
        fc.subarray([1, 2, 3]),
        (open, age, hardDaysBefore) => {
          const found = hardDays(open.toSorted(), { hardDaysBefore }, age);
          const gap = hardDayGap(found.runner);
          const allowed = found.days.filter(
            (day) => weekdayDistance(day, found.long) >= gap && hardDaysBefore.every((before) => day + before >= gap),
          );
          const hasPair = allowed.some((day) => allowed.some((other) => weekdayDistance(day, other) >= gap));
          expect(found.quality.length).toBe(hasPair ? 2 : Math.min(1, allowed.length));
        },
      ),
    );
  });

  it('WEEK-120 keeps the day after last week’s long run on Sunday short', () => {
    const own = { isAfterLong: true, long: { kind: 'long', minutes: 120, isHard: true }, minutes: 600 } as const;
    const runner = testRunner({ level: 'Advanced', goal: 'marathon', days: [0, 1, 2, 3, 4, 5], longDay: 5, hours: 10 });
    const monday = (week: WeekToPlace) => placeWeek(runner, week).runs.find(({ day }) => day === 0);
    const before = monday({ ...WEEK, ...own, isAfterLong: false });
    expect(before?.minutes).toBeGreaterThan(50);
    expect(monday({ ...WEEK, ...own })?.minutes).toBeLessThanOrEqual(50);
  });

  it('WEEK-210 runs on days without neighbours when the minutes are enough for fewer runs than planned', () => {
    const small = {
      minutes: 85,
      runs: 4,
      long: { kind: 'long', minutes: 30, isHard: false },
      hardDaysBefore: [2],
    } as const;
    const quality = [{ kind: 'fartlek', minutes: 30, index: 0 }] as const;
    const own = { goal: 'fitness', level: 'Intermediate', hours: 2, age: 68, days: [0, 1, 2, 3, 4, 5] } as const;
    const placed = placeWeek(testRunner(own), { ...WEEK, ...small, quality });
    expect(placed.runs.map(({ day, role }) => [day, role])).toEqual([
      [0, 'easy'],
      [2, 'quality'],
      [5, 'long'],
    ]);
    const returning = testRunner({ goal: 'half_marathon', hours: 5, age: 41, days: [1, 2, 4, 6] });
    const first = placeWeek(returning, {
      ...WEEK,
      ...small,
      minutes: 110,
      quality: [],
      long: { ...small.long, minutes: 40 },
    });
    expect(first.runs.map(({ day }) => day)).toEqual([1, 4, 6]);
  });

  it('WEEK-210 has no more neighbouring days than the best set of as many days', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.constantFrom<Weekday>(0, 1, 2, 3, 4, 5, 6), { minLength: 3, maxLength: 7 }),
        fc.integer({ min: 12, max: 40 }).map((fives) => 5 * fives),
        (open, minutes) => {
          const runner = testRunner({ goal: '10k', hours: 5, age: 40, days: open.toSorted() });
          const long = { kind: 'long', minutes: 40, isHard: false } as const;
          const { runs } = placeWeek(runner, { ...WEEK, minutes, runs: 4, long, quality: [], hardDaysBefore: [] });
          const days = runs.map(({ day }) => day);
          expect(countNeighbours(days)).toBeLessThanOrEqual(countNeighbours(runningDays(runner, days.length)));
        },
      ),
    );
  });
});
