import { addDays } from '@stridewell/contracts/web';
import { describe, expect, it } from 'vitest';
import { logged, MONDAY, request } from './testing/given.ts';
import type { Runner, TrainingRecord } from './types.ts';
import { planWeek } from './week.ts';

const START = '2026-11-16';
const beginner: Runner = {
  goal: '5k',
  raceDate: addDays(START, 34),
  weeklyHours: 3,
  availableDays: ['Tue', 'Thu', 'Sat', 'Sun'],
  level: 'Beginner',
  age: 30,
  injuryHistory: [],
  obese: false,
  longRunCapMin: null,
  thresholdPace: null,
};

/** Minutes really run, walking left out. */
const running = (title: string, minutes: number): number => {
  const [, rounds, run] = /^Run-walk: (\d+) x \((\d+) min run/.exec(title) ?? [];
  if (title === 'Brisk walk') return 0;
  return rounds === undefined ? minutes : Number(rounds) * Number(run);
};

const live = (runner: Runner, weeks: number) => {
  const records: TrainingRecord[] = [];
  return Array.from({ length: weeks }, (_, at) => {
    const weekStart = addDays(START, 7 * at);
    const plan = planWeek({ runner, weekStart, today: weekStart, programmeStart: START, records });
    const runs = plan.days.filter(({ minutes }) => minutes > 0);
    for (const { date, planType, minutes } of runs) records.push({ date, planType, status: 'done', minutes });
    return {
      run: runs.reduce((sum, { title, minutes }) => sum + running(title, minutes), 0),
      hard: runs.reduce((sum, { hardMinutes }) => sum + hardMinutes, 0),
      strides: runs.some(({ title }) => title.includes('strides')),
      walks: runs.every(({ title }) => title.startsWith('Run-walk')),
    };
  });
};

describe('PLANR-22 PLANR-25 a beginner comes from walking to running in steps', () => {
  it.each([
    ['of any weight', beginner, 4],
    ['obese', { ...beginner, goal: 'weight_loss', raceDate: null, obese: true }, 6],
  ] as const)('%s', (_, runner, steps) => {
    const weeks = live(runner, steps + 1);
    expect(weeks.map(({ walks }) => walks)).toEqual([...Array(steps).fill(true), false]);
    for (const { hard, strides } of weeks.slice(0, steps)) expect([hard, strides]).toEqual([0, false]);
    for (const [at, { run }] of weeks.entries()) {
      const before = weeks[at - 1]?.run;
      if (before !== undefined) expect(run, `week ${at + 1}`).toBeLessThanOrEqual(before * 2);
    }
  });

  it('the week goes on as it began when it is planned anew after its first run', () => {
    const records: TrainingRecord[] = [{ date: '2026-11-17', planType: 'easy', status: 'done', minutes: 20 }];
    const plan = planWeek({ runner: beginner, weekStart: START, today: '2026-11-18', programmeStart: START, records });
    for (const { title } of plan.days.filter(({ minutes }) => minutes > 0))
      expect(title).toContain('1 min run, 1 min walk');
  });
});

describe('a run-walk week holds nothing hard', () => {
  const DAYS = { ...beginner, availableDays: ['Mon', 'Wed', 'Fri', 'Sun'] as const, weeklyHours: 6 };
  const usual = [40, 0, 40, 0, 40, 0, 60];
  const hardOf = ({ days }: ReturnType<typeof planWeek>) => days.filter(({ hardMinutes }) => hardMinutes > 0);

  it('in the long run of a marathon neither', () => {
    const records = logged(usual, usual, usual);
    const runner = { ...DAYS, goal: 'marathon' as const, raceDate: addDays(MONDAY, 40) };
    const plan = planWeek(request(runner, { records, today: MONDAY, programmeStart: addDays(MONDAY, -70) }));
    expect(plan.phase).toBe('Peak');
    expect(plan.days[6]).toMatchObject({ planType: 'long', title: expect.stringMatching(/^Run-walk/) });
    expect(hardOf(plan)).toEqual([]);
  });

  it('in the first week of a programme of an obese runner, whose log is long, neither', () => {
    const records = logged(usual, usual, usual, usual, usual, usual, usual);
    const runner = { ...DAYS, obese: true, raceDate: null, goal: 'fitness' as const };
    const plan = planWeek(request(runner, { records, today: MONDAY }));
    expect(plan.totalMinutes).toBeGreaterThan(0);
    expect(hardOf(plan)).toEqual([]);
    for (const { title } of plan.days.filter(({ minutes }) => minutes > 0))
      expect(title).toMatch(/^Run-walk|^Brisk walk/);
  });
});
