import { describe, expect, it } from 'vitest';
import { chooseSessions, isRacePlan } from './choose-sessions.ts';
import { forecastSeason } from './forecast.ts';
import { runsPerWeek } from './runner.ts';
import { raceSeason } from './season.ts';
import { goldenSeasons, testRunner } from './testing/golden-seasons.ts';
import type { Weekday } from './types.ts';

const NAMES = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

/** Returns the sessions of one week of a golden season, each as `<weekday> <kind> <minutes>`, such as `Mon easy 30`. */
const daysOf = (id: string, week: number, days: readonly Weekday[]): string[] => {
  const golden = goldenSeasons().find((season) => season.id === id);
  if (!golden) throw new Error(`no golden season ${id}`);
  const runner = { ...golden.runner, days };
  const weeks = forecastSeason(runner, raceSeason(runner, golden.weeks.length), golden);
  const planned = weeks[week - 1];
  if (!planned) throw new Error(`no week ${week}`);
  const { sessions } = chooseSessions({
    runner,
    week: planned,
    model: { threshold: 300, usesHeartRate: false, level: runner.level, established: golden.established },
    history: { uses: {} },
    isFinishPlan: !isRacePlan(runner, weeks, runsPerWeek(runner)),
    fixed: [],
    closedDays: [],
    hardDaysBefore: [],
  });
  return sessions.map(({ day, kind, minutes, reps }) =>
    [NAMES[day], kind, ...(reps && kind !== 'strides' ? [`×${reps}`] : []), minutes].join(' '),
  );
};

describe('chooseSessions', () => {
  it('WEEK-01 assigns the sessions of G06 week 1 to the days given on the plans page', () => {
    expect(daysOf('G06', 1, [0, 2, 4, 6])).toEqual([
      'Mon easy 30',
      'Wed hills_short ×6 35',
      'Fri strides 35',
      'Sun long 50',
    ]);
  });

  it('WEEK-02 assigns the sessions of G17 week 12 to the days given on the plans page, with easy runs within 5 minutes', () => {
    expect(daysOf('G17', 12, [1, 2, 3, 5, 6])).toEqual([
      'Tue easy 45',
      'Wed race_half ×2 55',
      'Thu easy 45',
      'Sat easy 40',
      'Sun long_mp 175',
    ]);
  });

  it('WEEK-03 assigns the sessions of G14 week 11 to the days given on the plans page', () => {
    expect(daysOf('G14', 11, [1, 3, 5, 6])).toEqual([
      'Tue easy 50',
      'Thu steady ×2 45',
      'Sat easy 45',
      'Sun long_mp 140',
    ]);
  });

  it('WEEK-04 assigns the sessions of G18 week 15 to the days given on the plans page', () => {
    expect(daysOf('G18', 15, [1, 2, 3, 4, 5, 6])).toEqual([
      'Tue easy 75',
      'Wed race_half ×3 75',
      'Thu easy 70',
      'Fri medium_long 100',
      'Sat easy 50',
      'Sun long_mp 170',
    ]);
  });
});

describe('chooseSessions in a small week', () => {
  it('SESS-33 makes the long run up to five minutes shorter when this leaves room for one more run', () => {
    const runner = testRunner({ goal: '10k', level: 'Advanced', hours: 3, days: [1, 2, 3, 5] });
    const { sessions } = chooseSessions({
      runner,
      week: {
        phase: 'Build',
        kind: 'load',
        minutes: 75,
        longMinutes: 33,
        racePaceMinutes: 0,
        runs: 3,
        cap: 38,
        quality: [{ id: 'fartlek', reps: 8, workMinutes: 8 }],
      },
      model: { threshold: 300, usesHeartRate: false, level: runner.level, established: 70 },
      history: { uses: {} },
      isFinishPlan: false,
      fixed: [],
      closedDays: [],
      hardDaysBefore: [],
    });
    expect(sessions.map(({ minutes }) => minutes).reduce((sum, each) => sum + each, 0)).toBe(75);
    expect(sessions).toHaveLength(3);
    expect(sessions.find(({ role }) => role === 'long')?.minutes).toBeGreaterThanOrEqual(28);
  });

  it('WEEK-140 keeps both runs of a week after hardly any running, each within the longest recent run', () => {
    const runner = testRunner({ goal: 'ultra', hours: 8, days: [2, 4], injury: 'history', injuryAreas: ['Hip'] });
    const { sessions } = chooseSessions({
      runner,
      week: {
        phase: 'Base',
        kind: 'eased',
        minutes: 50,
        longMinutes: 10,
        racePaceMinutes: 0,
        runs: 2,
        cap: 12,
        quality: [],
      },
      model: { threshold: null, usesHeartRate: false, level: runner.level, established: 311 },
      history: { uses: {} },
      isFinishPlan: true,
      fixed: [],
      closedDays: [],
      hardDaysBefore: [],
    });
    expect(sessions.map(({ day, minutes }) => [day, minutes])).toEqual([
      [2, 10],
      [4, 10],
    ]);
  });
});
