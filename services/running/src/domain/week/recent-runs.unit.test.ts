import { describe, expect, it } from 'vitest';
import { EMPTY_BACKGROUND } from '../background.ts';
import type { LoggedDay } from '../records.ts';
import { contextOf } from './current-week.ts';
import { makeWeek } from './make-week.ts';
import { recentRunsAt } from './recent-runs.ts';
import { MONDAY, minutesOf, on, USUAL_LOG, weekInputs } from './testing/given-week.ts';
import { runsBefore } from './training-days.ts';
import type { WeekInputs } from './types.ts';

const ran = (day: number, minutes: number): LoggedDay => ({ date: on(day), planType: 'easy', status: 'done', minutes });
const recentOf = (own: Partial<WeekInputs>, ahead = 0) => {
  const inputs = weekInputs({ programmeStart: on(-70), ...own });
  return recentRunsAt(inputs, runsBefore(inputs.records, MONDAY), { startLongest: 45, weeks: [], ahead });
};

describe('runs that determine the longest run', () => {
  // A run of 90 minutes four weeks ago, then eleven days off, then runs of 60.
  const records = [-55, -48, -41, -34, -27, -15, -13, -10, -8, -6, -3, -1].map((day) =>
    ran(day, day === -27 ? 90 : 60),
  );

  it('LOAD-127 are those of the 30 days before the day of the run', () => {
    expect(recentOf({ records }).longest30).toBe(90);
    expect(recentOf({ records }, 2).longest30).toBe(90);
    const late = recentOf({ records }, 6);
    expect([late.longest30, late.longest31to60]).toEqual([60, 90]);
  });

  it('LOAD-127 limit the later days of the week, even if its Monday allows more', () => {
    const inputs = weekInputs({ records, programmeStart: on(-70) });
    const week = makeWeek(inputs);
    // The run of four weeks ago is before a break of eleven days, so it is not used in part either.
    expect(Math.max(...minutesOf(week))).toBeLessThanOrEqual(66);
    const { capByDay = [] } = contextOf(week.base, inputs);
    expect(capByDay).toEqual([...capByDay].sort((a, b) => b - a));
    expect(capByDay.at(-1)).toBe(66);
  });

  it('LOAD-128 are training runs: races are never included, planned or not', () => {
    const long = { ...ran(-6, 290), planType: 'long' } as const;
    const runs = [...USUAL_LOG.filter(({ date }) => date !== on(-6)), long];
    expect(recentOf({ records: runs }).longest30).toBeGreaterThan(80);
    const race = { goal: 'half_marathon', date: on(-6), priority: 'B' } as const;
    expect(recentOf({ records: runs, background: { ...EMPTY_BACKGROUND, races: [race] } }).longest30).toBe(80);
    const { profiled } = weekInputs();
    expect(recentOf({ records: runs, profiled: { ...profiled, raceDate: on(-6) } }).longest30).toBe(80);
    expect(recentOf({ records: runs, lastRace: { goal: '10k', date: on(-6) } }).longest30).toBe(80);
  });

  describe('after a marathon', () => {
    const lastRace = { goal: 'marathon', date: on(-57) } as const;
    const weekly = [-80, -73, -66].map((day) => ran(day, 170));
    const since = [-40, -33, -26, -19, -12, -5].map((day) => ran(day, 80));
    const marathon = { ...ran(-57, 230), planType: 'long' } as const;
    const inputs = { lastRace, records: [...weekly, marathon, ...since], programmeStart: on(-100) };

    it('WEEK-208 use the stand-in for the training before it for at most 60 days, counted to the day of the run', () => {
      expect(recentOf(inputs, 3).longest30).toBe(0.6 * 170);
      expect(recentOf(inputs, 4).longest30).toBe(80);
      expect(recentOf(inputs, 6).longest30).toBe(80);
    });

    it('WEEK-208 do not include a credit for a long run that was planned from the stand-in', () => {
      const all = weekInputs(inputs);
      const runs = runsBefore(all.records, MONDAY).map((run) =>
        run.date === on(-5) ? { ...run, credited: 100 } : run,
      );
      const recent = recentRunsAt(all, runs, { startLongest: 45, weeks: [], ahead: 6 });
      expect(recent.longest30).toBe(80);
    });
  });
});
