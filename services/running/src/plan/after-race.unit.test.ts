import { addDays, weekStartOf } from '@stridewell/contracts/web';
import { describe, expect, it } from 'vitest';
import { keptRows } from '../weekly-plan/kept.ts';
import type { LoggedDay } from './adapt/types.ts';
import { makeWeek } from './make-week.ts';
import type { Goal, Runner } from './types.ts';

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
    const kept = keptRows(null, records, { weekStart, today: weekStart });
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
