import { daysBetween } from '@stridewell/contracts/web';
import { cases } from '@stridewell/kit/testing/run-config';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { matchDay } from '../../../domain/activities/match-day.ts';
import type { LoggedDay } from '../../../domain/records.ts';
import { countingLongest } from '../../../domain/training/session-cap.ts';
import type { Weekday } from '../../../domain/training/types.ts';
import { moveSession } from '../../../domain/week/move-session.ts';
import { countedRuns } from '../../../domain/week/recent-runs.ts';
import {
  doneLog,
  earlierOf,
  logOf,
  minutesOf,
  on,
  PLAN,
  plannedOf,
  USUAL_LOG,
  updateWeek,
  weekInputs,
} from '../../../domain/week/testing/given-week.ts';
import { recentRunsOf, runsBefore } from '../../../domain/week/training-days.ts';
import type { WeekInputs, WeekState } from '../../../domain/week/types.ts';
import { activityOf, liveWeeks, logOfActivities } from './testing/lived-weeks.ts';

const longRuns = (weeks: readonly WeekState[]): number[] => weeks.map((week) => Math.max(...plannedOf(week)));

const EVERY_DAY = [0, 1, 2, 3, 4, 5, 6] as const;
const MARATHONER = { goal: 'marathon', days: EVERY_DAY, hours: 8, level: 'Intermediate' } as const;
const WEEK = [0, 60, 60, 60, 0, 60, 90];
const HISTORY = logOf(WEEK, WEEK, WEEK, WEEK);

describe('two runs of one day', () => {
  const small = [0, 40, 40, 40, 0, 40, 60];
  const life = { history: logOf(small, small, small, small), runner: { ...MARATHONER, hours: 6 }, weeks: 3 };

  it('LOAD-132 are stored with the minutes of both and the minutes of the longer one', () => {
    const log = logOfActivities(PLAN, on(0), [activityOf(60), activityOf(62)]);
    expect(log).toMatchObject({ minutes: 122, longestMinutes: 62 });
    expect(logOfActivities(PLAN, on(0), [activityOf(60)])?.longestMinutes).toBeNull();
    const ride = activityOf(90, { sport: 'cycle' });
    expect(logOfActivities(PLAN, on(0), [activityOf(60), ride])?.longestMinutes).toBeNull();
  });

  it('LOAD-132 do not lengthen the long run when watch and phone recorded the same long run', () => {
    const [, usual = 0] = longRuns(liveWeeks(life));
    const recorded = liveWeeks({ ...life, activities: { 6: [activityOf(60), activityOf(62)] } });
    expect(longRuns(recorded)[1]).toBeLessThanOrEqual(usual);
  });

  it('LOAD-132 do not lengthen the long run when the runner runs to work and back every Wednesday', () => {
    const commute = [activityOf(60), activityOf(60)];
    const days = { 2: commute, 9: commute, 16: commute };
    const usual = longRuns(liveWeeks({ history: HISTORY, runner: MARATHONER, weeks: 3 }));
    const found = longRuns(liveWeeks({ history: HISTORY, runner: MARATHONER, activities: days, weeks: 3 }));
    expect(Math.max(...found)).toBeLessThanOrEqual(Math.max(...usual));
  });

  it('LOAD-132 from before the plan are included in the load, but not in the longest run', () => {
    const twice = HISTORY.map((log) => (log.minutes === 60 ? { ...log, minutes: 120, longestMinutes: 60 } : log));
    const [week] = liveWeeks({ history: twice, runner: { ...MARATHONER, hours: 12 }, weeks: 1 });
    expect(week?.base.longest30).toBe(90);
    expect(week?.base.load.established).toBeGreaterThan(500);
  });
});

describe('unplanned run', () => {
  const usual = longRuns(liveWeeks({ history: HISTORY, runner: MARATHONER, weeks: 4 }));
  const lived = (activities: Parameters<typeof liveWeeks>[0]['activities'] = {}) =>
    liveWeeks({ history: HISTORY, runner: MARATHONER, activities, weeks: 4 });

  it('LOAD-133 makes no later long run longer than without it', () => {
    const found = longRuns(lived({ 2: [activityOf(200)] }));
    // A run of up to a tenth and five minutes more than the longest run of 90 is no jump.
    expect(found[1]).toBeLessThanOrEqual(105);
    found.forEach((minutes, week) => {
      expect(minutes).toBeLessThanOrEqual((usual[week] ?? 0) + 10);
    });
  });

  it('LOAD-133 is used when another run of that length confirms it', () => {
    const [, , third] = lived({ 2: [activityOf(130)], 9: [activityOf(130)] });
    expect(third?.base.longest30).toBe(130);
  });

  it('LOAD-133 is not confirmed by a much longer or a much shorter one', () => {
    const [, , third] = lived({ 2: [activityOf(200)], 9: [activityOf(150)] });
    expect(third?.base.longest30).toBeLessThanOrEqual(120);
  });

  it('LOAD-133 is used in full when it was planned, or when nothing is known about the plan', () => {
    const counted = (own: Partial<LoggedDay>) => {
      const log: LoggedDay = { date: on(2), planType: 'easy', status: 'done', minutes: 120, ...own };
      return countedRuns(runsBefore([...HISTORY, log], on(7)), on(0), 90).at(-1)?.credited;
    };
    expect(counted({ plannedMinutes: 120 })).toBe(120);
    expect(counted({})).toBe(120);
    expect(counted({ plannedMinutes: 0 })).toBeCloseTo(104);
    expect(counted({ plannedMinutes: 115 })).toBe(115);
  });

  it('LOAD-133 LOAD-132 never increases the longest run used for planning, for any log', () => {
    const day = fc.record({
      day: fc.integer({ min: -60, max: 30 }),
      minutes: fc.integer({ min: 1, max: 300 }),
      share: fc.double({ min: 0.3, max: 1, noNaN: true }),
      plannedMinutes: fc.option(fc.integer({ min: 0, max: 150 })),
    });
    fc.assert(
      fc.property(fc.uniqueArray(day, { selector: (each) => each.day, maxLength: 40 }), (days) => {
        const logs = days.map(
          ({ day: at, minutes, share, plannedMinutes }): LoggedDay => ({
            ...{ date: on(at), planType: 'easy', status: 'done', minutes, plannedMinutes },
            longestMinutes: Math.round(share * minutes),
          }),
        );
        const runs = runsBefore(logs, on(31));
        const counted = countedRuns(runs, on(0), 45);
        expect(counted.map(({ date }) => date)).toEqual(runs.map(({ date }) => date));
        counted.forEach((run, index) => {
          const [raw, before] = [runs[index], recentRunsOf(counted.slice(0, index), run.date, 45)];
          expect(run.minutes).toBe(raw?.minutes);
          expect(run.credited).toBeLessThanOrEqual(raw?.credited ?? 0);
          const others = runs.filter((other) => other !== raw && Math.abs(daysBetween(other.date, run.date)) <= 30);
          const most = Math.max(raw?.planned ?? 0, 1.1 * countingLongest(before) + 5);
          if (run.date >= on(0) && run.credited > most + 0.001)
            expect(others.some(({ credited }) => 1.1 * credited + 5 >= run.credited)).toBe(true);
        });
      }),
      { numRuns: cases(300) },
    );
  });

  it('LOAD-133 is not used for the return from a break either', () => {
    const rest = Object.fromEntries(Array.from({ length: 12 }, (_, day) => [day + 7, []]));
    const found = lived({ 2: [activityOf(200)], ...rest })[2];
    expect(found?.base.load.comeback?.longest).toBeLessThanOrEqual(105);
  });
});

describe('hard or very long unplanned run', () => {
  const inputs = weekInputs({ background: { ...weekInputs().background, hasRunFast: true } }, { days: [...EVERY_DAY] });
  const week = updateWeek(null, inputs);
  const kindsAfter = (day: number, minutes: number, rpe: number | null) => {
    const log = logOfActivities(week, on(day), [activityOf(minutes, { rpe })]);
    const records = [...USUAL_LOG, ...doneLog(week, day), ...(log ? [log] : [])];
    return updateWeek(week, { ...inputs, today: on(day + 1), records });
  };

  it.each([
    [2, 110, 9],
    [2, 240, null],
    [2, 60, 7],
  ])('LOAD-134 makes the next day easy (day %d, %d min, effort %s)', (day, minutes, rpe) => {
    expect(week.days[day + 1]?.session?.isHard).toBe(true);
    expect(kindsAfter(day, minutes, rpe).days[day + 1]?.session).toMatchObject({ kind: 'easy', isHard: false });
  });

  it('LOAD-134 shortens the long run of the next day', () => {
    const planned = minutesOf(week)[6] ?? 0;
    expect(minutesOf(kindsAfter(5, 100, 10))[6]).toBeLessThan(planned);
    expect(minutesOf(kindsAfter(5, 40, 4))[6]).toBe(planned);
  });

  it('LOAD-134 does not change the plan after an easy run of usual length', () => {
    expect(kindsAfter(2, 60, 4).days[3]?.session).toEqual(week.days[3]?.session);
    expect(kindsAfter(2, 60, null).days[3]?.session).toEqual(week.days[3]?.session);
  });

  it('LOAD-134 plans no hard session of the next week close to it', () => {
    const log = logOfActivities(week, on(6), [activityOf(100, { rpe: 9 })]);
    const records = [...USUAL_LOG, ...doneLog(week, 6), ...(log ? [log] : [])];
    const last = updateWeek(week, { ...inputs, today: on(6), records });
    const next = updateWeek(null, { ...inputs, weekStart: on(7), today: on(7), records, earlier: [earlierOf(last)] });
    expect(next.days[0]?.session?.isHard ?? false).toBe(false);
    const hard = next.days.findIndex(({ session }) => session?.role === 'quality');
    const moved = moveSession(next, hard as Weekday, 0, {
      inputs: { ...inputs, weekStart: on(7), today: on(7), records, earlier: [earlierOf(last)] },
      next: null,
    });
    expect(moved).toMatchObject({ refused: { code: 'hard_beside_hard' } });
  });
});

describe('replanned week', () => {
  it('WEEK-146 has no trace of a wrong run of the week before after the run was deleted', () => {
    const life = { history: HISTORY, runner: MARATHONER, weeks: 1 };
    const wrong = { 2: [activityOf(130)], 4: [activityOf(130)] };
    const [first] = liveWeeks({ ...life, activities: wrong });
    if (!first) throw new Error('a life has a week');
    const next = { weekStart: on(7), today: on(7) };
    const own = doneLog(first, 2);
    const runs = [2, 4].flatMap((day) => logOfActivities(first, on(day), wrong[day as 2 | 4]) ?? []);
    const from = (records: LoggedDay[]) =>
      weekInputs({ ...next, records: [...HISTORY, ...own, ...records], earlier: [earlierOf(first)] }, MARATHONER);
    const wrongWeek = updateWeek(null, from(runs));
    const onTuesday = { ...from([]), today: on(8) };
    const adapted = updateWeek(wrongWeek, onTuesday);
    const fresh = updateWeek(wrongWeek, onTuesday, { fresh: true });
    expect(Math.max(...minutesOf(adapted))).toBeGreaterThan(99);
    expect(Math.max(...minutesOf(fresh))).toBeLessThanOrEqual(99);
  });

  describe('moves in a replanned week', () => {
    const inputs = weekInputs();
    const week = updateWeek(null, inputs);
    const moveOf = (from: Weekday, to: Weekday, today: number): WeekState => {
      const result = moveSession(week, from, to, { inputs: { ...inputs, today: on(today) }, next: null });
      if ('refused' in result) throw new Error(result.refused.code);
      return { ...week, base: result.base, days: updateWeek({ ...week, base: result.base }, inputs).days };
    };

    it('WEEK-147 are kept for days still ahead after a late file of the week before', () => {
      const moved = moveOf(6, 5, 0);
      expect(moved.base.sessions[5]?.role).toBe('long');
      const late: LoggedDay = { date: on(-3), planType: 'adapt', status: 'done', minutes: 30, plannedMinutes: null };
      const again = { ...inputs, today: on(2), records: [...USUAL_LOG, ...doneLog(moved, 2), late] };
      const fresh = updateWeek(moved, again, { fresh: true });
      expect(fresh.base.sessions[5]?.role).toBe('long');
      expect(fresh.base.moves).toEqual([{ from: 6, to: 5 }]);
      expect(updateWeek(fresh, again, { fresh: true })).toEqual(fresh);
    });

    it('WEEK-147 are dropped when the day is no longer available', () => {
      const moved = moveOf(6, 5, 0);
      const { runner } = inputs.profiled;
      const profiled = { ...inputs.profiled, runner: { ...runner, days: [1, 2, 3, 6] as const } };
      const fresh = updateWeek(moved, { ...inputs, profiled }, { fresh: true });
      expect(fresh.base.sessions[5]).toBeNull();
      expect(fresh.base.sessions[6]?.role).toBe('long');
      expect(fresh.base.moves).toBeUndefined();
    });
  });
});

describe('date of the last run in an archive', () => {
  const background = { ...weekInputs().background, usualWeekMinutes: 300, longestRunMinutes: 100 };
  const runner = { level: 'Advanced', hours: 8 } as const;
  const planned = (own: Partial<WeekInputs>) => {
    const minutes = minutesOf(updateWeek(null, weekInputs({ records: [], ...own }, runner)));
    return { total: minutes.reduce((sum, each) => sum + each, 0), longest: Math.max(...minutes) };
  };

  it('LOAD-136 determines the first week of a returning runner, whether or not numbers were entered', () => {
    const lastRunOn = on(-120);
    for (const own of [{}, { background }]) {
      expect(planned(own).longest).toBeGreaterThanOrEqual(70);
      const { total, longest } = planned({ ...own, lastRunOn });
      expect(total).toBeLessThanOrEqual(90);
      expect(longest).toBeLessThanOrEqual(45);
    }
  });
});

describe('effort of recorded runs', () => {
  const planned = { planType: 'tempo', minutes: 50 } as const;

  it('LOAD-137 makes a planned hard session an easy one if it was run easily', () => {
    expect(matchDay([activityOf(45, { rpe: 2 })], planned).log).toMatchObject({ status: 'done', planType: 'easy' });
    for (const rpe of [null, 4, 8])
      expect(matchDay([activityOf(45, { rpe })], planned).log).not.toHaveProperty('planType');
  });

  it('LOAD-137 is the effort of the day’s hardest run', () => {
    const both = [activityOf(35, { rpe: 3 }), activityOf(100, { rpe: 10 })];
    expect(matchDay(both, { planType: 'easy', minutes: 40 }).log?.effort).toBe(10);
    expect(matchDay(both, null).log?.effort).toBe(10);
  });

  it('LOAD-138 allows quality in the first week after at least two hard runs', () => {
    const week = [0, 60, 60, 70, 0, 60, 90];
    const hasQuality = (effort: number, count: number): boolean => {
      const history = logOf(week, week, week, week).map((log, index) => ({
        ...log,
        planType: 'adapt' as const,
        effort: index % 5 === 1 && index < 5 * count ? effort : null,
      }));
      const inputs = weekInputs({ records: history }, { level: 'Advanced', hours: 8 });
      return updateWeek(null, inputs).days.some(({ session }) => session?.role === 'quality');
    };
    expect(hasQuality(9, 4)).toBe(true);
    expect(hasQuality(9, 1)).toBe(false);
    expect(hasQuality(6, 4)).toBe(false);
  });
});
