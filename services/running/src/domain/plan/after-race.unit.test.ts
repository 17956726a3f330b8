import { addDays, weekStartOf } from '@stridewell/contracts/web';
import { describe, expect, it } from 'vitest';
import { fixedRows } from '../fixed-rows.ts';
import type { LoggedDay } from './adapt/types.ts';
import { makeWeek } from './make-week.ts';
import { EXAMPLE, inWeek, logged, MONDAY, request } from './testing/given.ts';
import { weekOf } from './testing/given-week.ts';
import { checkinOn } from './testing/random-weeks.ts';
import { DAY_NAMES, type Goal, type Runner } from './types.ts';
import { planWeek } from './week.ts';

const WEEK_RUN = [60, 0, 60, 60, 0, 40, 90];
const LONG_LOG = logged(WEEK_RUN, WEEK_RUN, WEEK_RUN, WEEK_RUN);
const RACE = '2027-01-24';
const START = '2026-11-16';
const runner = (goal: Goal): Runner => ({
  goal,
  raceDate: RACE,
  weeklyHours: 8,
  availableDays: ['Mon', 'Tue', 'Wed', 'Thu', 'Sat', 'Sun'],
  level: 'Advanced',
  age: 35,
  injuryHistory: [],
  obese: false,
  longRunCapMin: null,
  thresholdPace: 240,
});

/** Lives a programme to the race, runs it, and answers the weeks after it as they stand on their Mondays. */
const weeksAfter = (goal: Goal, count: number) => {
  const records: LoggedDay[] = [];
  const weeks = [];
  for (let weekStart = START; weeks.length < count; weekStart = addDays(weekStart, 7)) {
    const inputs = { runner: runner(goal), weekStart, today: weekStart, programmeStart: START, records: [...records] };
    const kept = fixedRows(null, records, { weekStart, today: weekStart });
    const none = { checkins: [], pauses: [], physio: null, lighter: null, base: null };
    const { current } = makeWeek({ ...inputs, ...none, kept });
    for (const { date, planType, minutes } of current.days) {
      const isRace = date === RACE;
      if (isRace || minutes > 0)
        records.push({ date, planType: isRace ? 'push' : planType, status: 'done', minutes: isRace ? 200 : minutes });
    }
    if (weekStart > weekStartOf(RACE)) weeks.push(current);
  }
  return weeks;
};

describe('after a race', () => {
  it.each<[Goal, number, number]>([
    ['5k', 1, 1],
    ['10k', 1, 1],
    ['half_marathon', 2, 1],
    ['marathon', 4, 2],
    ['ultra', 5, 3],
  ])('%s: %d days without a run, %d weeks without a hard one', (goal, quiet, easyWeeks) => {
    const weeks = weeksAfter(goal, easyWeeks + 1);
    const days = weeks.flatMap((week) => week.days);
    expect(days.slice(0, quiet).map(({ minutes }) => minutes)).toEqual(Array(quiet).fill(0));
    for (const week of weeks.slice(0, easyWeeks)) {
      expect(week.days.every(({ hardMinutes, planType }) => hardMinutes === 0 && planType !== 'push')).toBe(true);
      expect(week.notes).toEqual([expect.stringMatching(/after your race: all easy, at \d\d %\.$/)]);
      expect(week.totalMinutes).toBeGreaterThan(0);
    }
    expect(weeks[easyWeeks]?.notes).toEqual([]);
    expect(weeks[easyWeeks]?.days.some(({ hardMinutes }) => hardMinutes > 0)).toBe(true);
  });

  it('a marathon is followed by a week without a long run', () => {
    const [first] = weeksAfter('marathon', 1);
    expect(first?.days.filter(({ planType, minutes }) => planType === 'long' || minutes > 45)).toEqual([]);
  });
});

describe('the days behind a race in its own week', () => {
  const DAILY = { ...EXAMPLE, availableDays: DAY_NAMES, weeklyHours: 8, thresholdPace: 240 };
  const raceWeek = (goal: Goal, raceDay: number) =>
    planWeek(
      request(
        { ...DAILY, goal, raceDate: addDays(MONDAY, raceDay) },
        { ...inWeek(12), today: MONDAY, records: LONG_LOG },
      ),
    );

  it.each<[Goal, number, number]>([
    ['5k', 0, 1],
    ['10k', 0, 1],
    ['10k', 3, 1],
    ['10k', 5, 1],
    ['half_marathon', 1, 2],
    ['marathon', 0, 4],
    ['ultra', 0, 5],
  ])('%s on day %d: as many quiet days as wherever else it lies', (goal, raceDay, quiet) => {
    const behind = raceWeek(goal, raceDay).days.slice(raceDay + 1);
    const rests = behind.slice(0, quiet);
    expect(rests.map(({ minutes }) => minutes)).toEqual(rests.map(() => 0));
    for (const { why } of rests) expect(why).toBe('Rest after your race.');
    for (const row of behind) {
      expect(['easy', 'rest']).toContain(row.planType);
      expect(row).toMatchObject({ hardMinutes: 0, title: expect.not.stringContaining('strides') });
      expect(row.minutes).toBeLessThanOrEqual(45);
    }
    expect(behind.some(({ minutes }) => minutes > 0)).toBe(behind.length > quiet);
  });

  it('take no hard session from the days before it, and no strides on Push', () => {
    const runner = { ...DAILY, goal: '10k' as const, raceDate: addDays(MONDAY, 3) };
    const advised = (day: number) => checkinOn(addDays(MONDAY, day), day < 3 ? 'Recover' : 'Push');
    const checkins = [...Array(7).keys()].map(advised);
    const { days } = weekOf({ ...inWeek(12), records: LONG_LOG, checkins }, runner);
    expect(days.slice(4).some(({ minutes }) => minutes > 0)).toBe(true);
    for (const { hardMinutes, title } of days.slice(4)) {
      expect(hardMinutes).toBe(0);
      expect(title).not.toContain('strides');
    }
  });

  it('stay easy when the week is planned anew after the race', () => {
    const runner = { ...DAILY, goal: '10k' as const, raceDate: addDays(MONDAY, 1) };
    const { days } = planWeek(request(runner, { ...inWeek(12), today: addDays(MONDAY, 3), records: LONG_LOG }));
    expect(days[2]?.minutes).toBe(0);
    for (const { planType, minutes } of days.slice(3)) {
      expect(['easy', 'rest']).toContain(planType);
      expect(minutes).toBeLessThanOrEqual(45);
    }
  });
});

describe('a new goal or race date after a race', () => {
  const DAILY = { ...EXAMPLE, availableDays: DAY_NAMES, weeklyHours: 8, thresholdPace: 240 };
  const lastRace = { goal: 'marathon' as const, raceDate: addDays(MONDAY, -1) };
  const plan = (change: Partial<Runner>) =>
    planWeek(request({ ...DAILY, ...change }, { ...inWeek(12), today: MONDAY, records: LONG_LOG }));

  it.each<[string, Partial<Runner>]>([
    ['no race any more', { goal: 'fitness', raceDate: null }],
    ['another distance', { goal: '5k', raceDate: addDays(MONDAY, 60) }],
  ])('%s: the days after it stay without a run, and no run is long', (_what, change) => {
    const { days } = plan({ ...change, lastRace });
    expect(days.slice(0, 4).map(({ minutes }) => minutes)).toEqual([0, 0, 0, 0]);
    expect(days.filter(({ minutes }) => minutes > 45)).toEqual([]);
    expect(
      plan(change)
        .days.slice(0, 4)
        .some(({ minutes }) => minutes > 0),
    ).toBe(true);
  });

  it('the week after it is all easy, at half of the usual', () => {
    const { current } = makeWeek({
      ...request(
        { ...DAILY, goal: '5k', raceDate: null, lastRace },
        { ...inWeek(12), today: MONDAY, records: LONG_LOG },
      ),
      records: LONG_LOG,
      checkins: [],
      pauses: [],
      physio: null,
      lighter: null,
      base: null,
    });
    expect(current.notes).toContain('The week after your race: all easy, at 50 %.');
    expect(current.days.every(({ hardMinutes }) => hardMinutes === 0)).toBe(true);
  });
});
