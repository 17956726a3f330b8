import { addDays } from '@stridewell/contracts/web';
import { describe, expect, it } from 'vitest';
import { chronicMinutes, doneMinutes } from './history.ts';
import { isDownWeek, targetMinutes } from './minutes.ts';
import { phaseOfWeek } from './phases.ts';
import { EXAMPLE, EXAMPLE_LOG, inWeek, logged, MONDAY } from './testing/given.ts';
import type { Level, Runner, TrainingRecord } from './types.ts';

const row = (rest: Partial<TrainingRecord>): TrainingRecord => ({
  date: MONDAY,
  planType: 'easy',
  status: 'done',
  ...rest,
});
const load = (records: TrainingRecord[], level: Level = 'Intermediate') => ({ records, level, ceiling: 240 });
const target = (runner: Partial<Runner>, records: TrainingRecord[], week = 1): number => {
  const who = { ...EXAMPLE, ...runner };
  return targetMinutes(who, records, MONDAY, phaseOfWeek(who.goal, who.raceDate, inWeek(week).programmeStart, MONDAY));
};

describe('PLANR-15 the chronic load', () => {
  it('is the mean of the done minutes of four weeks', () => {
    expect(chronicMinutes(load(EXAMPLE_LOG), MONDAY)).toBe(150);
  });

  it.each([
    [row({ minutes: 33, plannedMinutes: 50 }), 33],
    [row({ plannedMinutes: 50 }), 50],
    [row({ status: 'partial', plannedMinutes: 50 }), 25],
    [row({ status: 'partial', minutes: 40, plannedMinutes: 50 }), 40],
    [row({ status: 'skipped', minutes: 40, plannedMinutes: 50 }), 0],
    [row({}), 0],
  ])('counts %j as %d', (record, minutes) => expect(doneMinutes(record)).toBe(minutes));

  it('counts the weeks of a young log alone, and the days before its first entry at the usual rate', () => {
    expect(chronicMinutes(load(logged([30, 0, 40, 0, 30, 0, 40])), MONDAY)).toBe(140);
    // Friday 35 and Sunday 45 after four days at 156 / 7 minutes.
    expect(chronicMinutes(load(logged([0, 0, 0, 0, 35, 0, 45])), MONDAY)).toBeCloseTo(80 + (4 / 7) * 156);
  });

  it('leaves out what is older than four weeks and what is not past yet', () => {
    const old = row({ date: addDays(MONDAY, -29), minutes: 500 });
    expect(chronicMinutes(load([...EXAMPLE_LOG, old, row({ minutes: 500 })]), MONDAY)).toBe(150);
  });
});

describe('PLANR-16 without a log', () => {
  it.each<[Level, number]>([
    ['Beginner', 120],
    ['Intermediate', 156],
    ['Advanced', 192],
  ])('%s stands at %d of 240 minutes', (level, minutes) =>
    expect(chronicMinutes(load([], level), MONDAY)).toBe(minutes),
  );
});

describe('PLANR-17 the target', () => {
  it('grows by a tenth: 150 gives 165, below the 204 of Base', () => expect(target({}, EXAMPLE_LOG)).toBe(165));

  it.each([
    [1, 'Base', 204],
    [2, 'Build', 228],
    [6, 'Peak', 240],
  ])('in week %d of 9, %s, stops at %d of 240 minutes', (week, phase, minutes) => {
    const race = addDays(MONDAY, (9 - week + 1) * 7 - 1);
    const runner = { raceDate: race };
    const records = logged(...Array.from({ length: 4 }, () => [60, 0, 60, 0, 60, 0, 60]));
    expect(phaseOfWeek('10k', race, inWeek(week).programmeStart, MONDAY).phase).toBe(phase);
    expect(target(runner, records, week)).toBe(minutes);
  });

  it('grows by 10 minutes where that is more than a tenth', () => {
    expect(target({}, logged(...Array.from({ length: 4 }, () => [20, 0, 0, 0, 0, 0, 30])))).toBe(60);
  });

  it('PLANR-19 never by more than 30 % of what was carried two weeks ago', () => {
    expect(target({}, logged(...Array.from({ length: 4 }, () => [10, 0, 0, 0, 0, 0, 10])))).toBe(26);
  });
});

describe('down weeks', () => {
  const down = (runner: Partial<Runner>): number[] =>
    Array.from({ length: 12 }, (_, at) => at + 1).filter((weekNumber) => {
      const who = { ...EXAMPLE, raceDate: null, ...runner };
      return isDownWeek(who, phaseOfWeek(who.goal, null, inWeek(weekNumber).programmeStart, MONDAY));
    });

  it('PLANR-20 come every fourth week and take a quarter off', () => {
    expect(down({})).toEqual([4, 8, 12]);
    expect(target({ raceDate: null }, EXAMPLE_LOG, 4)).toBe(123);
  });

  it.each<Partial<Runner>>([{ age: 50 }, { level: 'Beginner' }, { injuryHistory: ['Other'] }])(
    'PLANR-21 come every third week with %j',
    (runner) => expect(down(runner)).toEqual([3, 6, 9, 12]),
  );
});

describe('PLANR-18 the taper', () => {
  it('takes its factor of the mean before the taper, in each of its weeks', () => {
    const weeks = Array.from({ length: 6 }, (_, week) =>
      week < 4 ? [50, 0, 50, 0, 50, 0, 50] : [10, 0, 0, 0, 0, 0, 0],
    );
    const marathon = { goal: 'marathon' as const, weeklyHours: 6, raceDate: addDays(MONDAY, 6) };
    expect(target(marathon, logged(...weeks), 16)).toBe(80);
    expect(target({ ...marathon, raceDate: addDays(MONDAY, 13) }, logged(...weeks.slice(0, 5)), 15)).toBe(120);
  });
});
