import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EMPTY_BACKGROUND } from '../background.ts';
import { hardDayGap, hoursMinutes } from '../training/runner.ts';
import { longestRow, mostDaysInRow, restDaysOf } from '../training/running-days.ts';
import type { TrainingRunner, Weekday } from '../training/types.ts';
import { makeWeek } from './make-week.ts';
import { planBase } from './plan-base.ts';
import {
  ANSWERS,
  checkinOn,
  doneLog,
  earlierOf,
  kindsOf,
  minutesOf,
  on,
  physioOf,
  plannedOf,
  totalOf,
  USUAL_LOG,
  updateWeek,
  weekInputs,
} from './testing/given-week.ts';
import { anyRunner } from './testing/random-weeks.ts';
import type { WeekInputs } from './types.ts';

const raceInputs = (day: number, own: Partial<WeekInputs> = {}, runner: Partial<TrainingRunner> = {}): WeekInputs => {
  const inputs = weekInputs(own, { goal: '10k', ...runner });
  return { ...inputs, profiled: { ...inputs.profiled, raceDate: on(day) } };
};
const PLAN = makeWeek(weekInputs());
const HALF = { goal: 'half_marathon' } as const;

describe('week as first planned', () => {
  it('PLANR-01 is the same for the same inputs, whatever the order of logs and check-ins', () => {
    const checkins = [0, -1, -2].map((day) => checkinOn(day, ANSWERS.good));
    const inputs = weekInputs({ checkins });
    const reversed = { ...inputs, records: inputs.records.toReversed(), checkins: checkins.toReversed() };
    expect(makeWeek(reversed)).toEqual(makeWeek(inputs));
  });

  it('PLANR-10 has no race when the date is past or the goal has no races', () => {
    expect(planBase(raceInputs(30)).race).toEqual({ goal: '10k', date: on(30) });
    expect(planBase(raceInputs(-3)).race).toBeNull();
    expect(planBase(raceInputs(1, { today: on(3) })).race).toEqual({ goal: '10k', date: on(1) });
    expect(planBase(raceInputs(30, {}, { goal: 'fitness' })).race).toBeNull();
    expect(planBase(weekInputs()).race).toBeNull();
  });

  it('PLANR-37 puts the long run on the runner’s long day, else Sunday, else Saturday', () => {
    const longDay = (runner: Partial<TrainingRunner>) =>
      planBase(weekInputs({}, runner)).sessions.findIndex((session) => session?.role === 'long');
    expect(longDay({})).toBe(6);
    expect(longDay({ days: [1, 2, 3, 5] })).toBe(5);
    expect(longDay({ longDay: 3 })).toBe(3);
  });

  it('WEEK-66 has no quality session in the first week of a runner who has not run fast recently', () => {
    const slow = USUAL_LOG.map((log) => ({ ...log, planType: 'easy' as const }));
    const quality = (own: Partial<WeekInputs>) =>
      planBase(weekInputs(own)).sessions.filter((session) => session?.role === 'quality').length;
    expect(quality({})).toBe(1);
    expect(quality({ records: slow })).toBe(0);
    expect(quality({ records: slow, background: { ...EMPTY_BACKGROUND, hasRunFast: true } })).toBe(1);
  });

  it('PLANR-98 leaves out hills and strides in the first two weeks of a season after an Achilles injury', () => {
    const kinds = (areas: TrainingRunner['injuryAreas'], seasonWeek: number) => {
      const weeks = [makeWeek(weekInputs({}, { injuryAreas: areas }))];
      for (let index = 1; index < seasonWeek; index += 1) {
        const records = [...USUAL_LOG, ...weeks.flatMap((week) => doneLog(week))];
        const earlier = weeks.toReversed().map(earlierOf);
        const own = { weekStart: on(7 * index), today: on(7 * index), records, earlier };
        weeks.push(makeWeek(weekInputs(own, { injuryAreas: areas })));
      }
      return kindsOf(weeks.at(-1) ?? PLAN);
    };
    expect(kinds([], 1)).toContain('strides');
    expect(kinds([], 1).filter((kind) => kind?.startsWith('hills'))).toHaveLength(1);
    for (const week of [1, 2]) {
      expect(kinds(['Achilles'], week).filter((kind) => kind === 'strides' || kind?.startsWith('hills'))).toEqual([]);
    }
    expect(kinds(['Achilles'], 3)).toContain('strides');
  });

  it('PLANR-100 lets the longest run grow by 5 % instead of 10 % with a hip or lower back history', () => {
    expect(planBase(weekInputs()).week.cap).toBe(88);
    for (const area of ['Hip', 'Lower back'] as const) {
      expect(planBase(weekInputs({}, { injuryAreas: [area] })).week.cap).toBe(84);
    }
  });

  it('has slower training paces after a break and no paces without a threshold pace', () => {
    expect(planBase(weekInputs()).model).toMatchObject({ threshold: 300, usesHeartRate: false });
  });

  it('PLANR-65 has heart-rate targets only with a measured threshold heart rate', () => {
    const heartRates = (thresholdHeartRate: number | null) =>
      JSON.stringify(makeWeek(weekInputs({ background: { ...EMPTY_BACKGROUND, thresholdHeartRate } })).base.model);
    expect(heartRates(null)).toContain('"usesHeartRate":false');
    expect(heartRates(170)).toContain('"usesHeartRate":true');
  });

  it('lists goal, hours, days and level as assumptions if the profile lacks them', () => {
    const inputs = weekInputs();
    const assumed = ['goal', 'hours'] as const;
    const week = makeWeek({ ...inputs, profiled: { ...inputs.profiled, assumed: [...assumed] } });
    expect(week.notes).toEqual(expect.arrayContaining(assumed.map((what) => ({ code: 'assumed', what }))));
  });

  it('SEASON-56 decides once for a season whether it is a finish plan, and states it in the first week', () => {
    const slow = raceInputs(13 * 7 + 6, { records: [] }, { goal: 'marathon', hours: 3, days: [2, 6] });
    const first = makeWeek(slow);
    expect(first.base.isFinishPlan).toBe(true);
    expect(first.notes).toContainEqual({ code: 'finish_plan' });
    const own = { weekStart: on(7), today: on(7), earlier: [earlierOf(first)] };
    const next = makeWeek(raceInputs(13 * 7 + 6, { records: doneLog(first), ...own }, { goal: 'marathon', hours: 9 }));
    expect(next.base.isFinishPlan).toBe(true);
    expect(next.notes).not.toContainEqual({ code: 'finish_plan' });
  });

  it('SEASON-57 bases the long runs of the whole taper on the longest run before it', () => {
    const taper = makeWeek(raceInputs(13, {}, HALF));
    expect(taper.phase).toBe('Taper');
    expect(taper.base.longestBeforeTaper).toBe(80);
    const records = [...USUAL_LOG, ...doneLog(taper)].filter(({ date }) => date >= on(-12));
    const own = { weekStart: on(7), today: on(7), records, earlier: [earlierOf(taper)] };
    expect(makeWeek(raceInputs(13, own, HALF)).base.longestBeforeTaper).toBe(80);
  });
});

describe('week planned again after the profile changed', () => {
  it('PLAN-04 keeps logged days and days before today, and plans the remaining days for the new profile', () => {
    const records = [...USUAL_LOG, ...doneLog(PLAN, 3)];
    const inputs = weekInputs({ today: on(3), records }, { days: [1, 2, 4, 6] });
    const week = updateWeek(PLAN, inputs, { fresh: true });
    expect(week.days.slice(0, 3)).toEqual(PLAN.days.slice(0, 3));
    expect(week.base.sessions.slice(0, 3)).toEqual(PLAN.base.sessions.slice(0, 3));
    expect(week.days.flatMap(({ session }, day) => (session && day > 2 ? [day] : []))).toEqual([4, 6]);
  });

  it('PLAN-04 plans the same sessions again when nothing else changed', () => {
    const week = updateWeek(PLAN, weekInputs(), { fresh: true });
    expect(week.days).toEqual(PLAN.days);
  });

  it('adds no second long run and no second quality session to those already done', () => {
    const records = [...USUAL_LOG, ...doneLog(PLAN, 3)];
    const week = updateWeek(PLAN, weekInputs({ today: on(3), records }), { fresh: true });
    expect(week.days.filter(({ session }) => session?.role === 'long')).toHaveLength(1);
    expect(week.days.filter(({ session }) => session?.isHard && session.role !== 'long')).toHaveLength(1);
  });

  it('plans around a run that was logged before the plan was created', () => {
    const run = { date: on(1), planType: 'tempo', status: 'done', minutes: 55 } as const;
    const week = updateWeek(null, weekInputs({ today: on(2), records: [...USUAL_LOG, run] }));
    expect(week.days[0]).toMatchObject({ fixed: 'before_plan', session: null });
    expect(week.days[1]).toMatchObject({ fixed: 'own_session', ownMinutes: 55 });
    expect(totalOf(minutesOf(week))).toBeLessThanOrEqual(hoursMinutes({ hours: 6 }) + 2);
  });

  it('WEEK-205 has no note that the amount does not grow on the first days of a plan', () => {
    const hold = { code: 'week_kind', kind: 'hold' };
    expect(updateWeek(null, weekInputs()).notes).toContainEqual(hold);
    expect(updateWeek(null, weekInputs({ today: on(4) })).notes).not.toContainEqual(hold);
    expect(updateWeek(null, weekInputs({ records: [] })).notes).not.toContainEqual(hold);
  });

  it('keeps the original sessions of an injury week, so that they return when the injury is resolved', () => {
    const injured = makeWeek(weekInputs({ physio: physioOf({ level: 'stop' }) }));
    expect(totalOf(plannedOf(injured))).toBeGreaterThan(0);
    expect(totalOf(minutesOf(injured))).toBe(0);
  });
});

describe('planned week of any runner', () => {
  const weekOf = (own: { runner: TrainingRunner; raceDay: number | null; share: number; today: number }) => {
    const { runner, raceDay, share, today } = own;
    const records = USUAL_LOG.map((log) => ({ ...log, minutes: Math.max(10, Math.round((log.minutes ?? 0) * share)) }));
    const inputs = weekInputs({ records, today: on(today) }, runner);
    return updateWeek(null, {
      ...inputs,
      profiled: { ...inputs.profiled, raceDate: raceDay === null ? null : on(raceDay) },
    });
  };
  const anyWeek = fc.record({
    runner: anyRunner,
    raceDay: fc.option(fc.integer({ min: 14, max: 170 }), { nil: null }),
    share: fc.double({ min: 0.3, max: 1.6, noNaN: true }),
    today: fc.integer({ min: 0, max: 6 }),
  });

  it('PLANR-02 PLANR-14 PLANR-33 PLANR-38 PLANR-39 PLANR-44 keeps hours, available days, rest days and the distance of hard days', () => {
    fc.assert(
      fc.property(anyWeek, (own) => {
        const { runner } = own;
        const week = weekOf(own);
        const minutes = plannedOf(week);
        expect(totalOf(minutes)).toBeLessThanOrEqual(
          Math.max(hoursMinutes(runner) * (runner.hoursFlex ? 1.15 : 1), 45) + 10,
        );
        const days = minutes.flatMap((each, day) => (each > 0 ? [day as Weekday] : []));
        for (const day of days) expect(runner.days).toContain(day);
        expect(days.length).toBeLessThanOrEqual(7 - restDaysOf(runner));
        expect(longestRow(days)).toBeLessThanOrEqual(mostDaysInRow(runner));
        const hard = week.base.sessions.flatMap((session, day) => (session?.isHard ? [day] : []));
        for (const [index, day] of hard.slice(1).entries()) {
          expect(day - (hard[index] ?? 0)).toBeGreaterThanOrEqual(hardDayGap(runner));
        }
      }),
      { numRuns: 150 },
    );
  });

  it('PLANR-24 has at most one run longer than the longest of the last 30 days, rounded up to five minutes', () => {
    fc.assert(
      fc.property(anyWeek, (own) => {
        const week = weekOf(own);
        const longest = 5 * Math.ceil(week.base.longest30 / 5);
        const longer = week.base.sessions.filter((session) => session && session.minutes > longest);
        expect(longer.length).toBeLessThanOrEqual(1);
      }),
      { numRuns: 100 },
    );
  });

  it('WEEK-67 has rest or at most 30, 40 or 50 easy minutes on the day after the long run, by level', () => {
    const most = { Beginner: 30, Intermediate: 40, Advanced: 50 } as const;
    fc.assert(
      fc.property(anyWeek, (own) => {
        const week = weekOf({ ...own, today: 0 });
        const long = week.base.sessions.findIndex((session) => session?.role === 'long');
        const after = week.base.sessions[(long + 1) % 7];
        if (long < 0 || !after || after.kind === 'long_second') return;
        expect(after.isHard).toBe(false);
        expect(after.minutes).toBeLessThanOrEqual(most[own.runner.level]);
      }),
      { numRuns: 100 },
    );
  });
});
