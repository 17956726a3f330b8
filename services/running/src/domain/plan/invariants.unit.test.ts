import { weekDates, weekStartOf } from '@stridewell/contracts/web';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { longestRun, sessionCap } from './history.ts';
import { longShare } from './long-run.ts';
import { apart } from './round.ts';
import { runnersPerProperty } from './testing/config.ts';
import { requests } from './testing/random-runners.ts';
import { DAY_NAMES, type PlanDay, type PlanRequest, type WeekPlan } from './types.ts';
import { planWeek } from './week.ts';

const isHard = ({ planType }: PlanDay): boolean => ['long', 'tempo', 'push'].includes(planType);
const total = (plan: WeekPlan, field: 'minutes' | 'hardMinutes'): number =>
  plan.days.reduce((sum, day) => sum + day[field], 0);
const daysWhere = (plan: WeekPlan, test: (day: PlanDay) => boolean): number[] =>
  plan.days.flatMap((day, at) => (test(day) ? [at] : []));

type Check = (plan: WeekPlan, request: PlanRequest) => void;

const INVARIANTS: [string, Check][] = [
  [
    'PLANR-02 the minutes of the days are the stated total',
    (plan) => expect(total(plan, 'minutes')).toBe(plan.totalMinutes),
  ],
  [
    'PLANR-14 no week exceeds the ceiling',
    (plan, { runner }) => expect(plan.totalMinutes).toBeLessThanOrEqual(runner.weeklyHours * 60),
  ],
  [
    'PLANR-35 hard minutes are at most a fifth',
    (plan) => expect(total(plan, 'hardMinutes') * 5).toBeLessThanOrEqual(plan.totalMinutes),
  ],
  [
    'PLANR-38 and PLANR-39 hard days lie 48 h apart round the week, 72 h from 50 on',
    (plan, { runner }) => {
      const days = daysWhere(plan, isHard);
      const gap = (runner.age ?? 0) >= 50 ? 3 : 2;
      for (const a of days) for (const b of days) if (a !== b) expect(apart(a, b)).toBeGreaterThanOrEqual(gap);
    },
  ],
  [
    'PLANR-33 there is a full rest day',
    (plan) => expect(daysWhere(plan, ({ minutes }) => minutes === 0)).not.toEqual([]),
  ],
  [
    'PLANR-23 no run exceeds the session cap',
    (plan, { runner, records }) => {
      for (const { date, minutes } of plan.days)
        if (minutes > 0) expect(minutes).toBeLessThanOrEqual(sessionCap(records, runner.level, date));
    },
  ],
  [
    'PLANR-24 at most one run is a new longest run',
    (plan, { runner, records }) => {
      const longest = plan.days.filter(({ date, minutes }) => minutes > longestRun(records, runner.level, date));
      expect(longest.length).toBeLessThanOrEqual(1);
    },
  ],
  [
    'PLANR-44 nothing lies on a day that is not available',
    (plan, { runner }) => {
      const days = daysWhere(plan, ({ minutes, strengthMinutes }) => minutes > 0 || strengthMinutes !== undefined);
      for (const day of days) expect(runner.availableDays).toContain(DAY_NAMES[day]);
    },
  ],
  [
    'PLANR-43 the seven days are rows of their own, and a day without minutes is rest',
    (plan) => {
      expect(plan.days.map(({ date }) => date)).toEqual(weekDates(weekStartOf(plan.weekStart)));
      for (const { planType, minutes, zone } of plan.days) {
        expect(planType === 'rest').toBe(minutes === 0);
        expect(zone === null).toBe(minutes === 0);
      }
    },
  ],
  [
    'PLANR-40 the day after the long run is rest or easy of at most 40 min',
    (plan) => {
      for (const day of daysWhere(plan, ({ planType }) => planType === 'long')) {
        const next = plan.days[(day + 1) % 7];
        expect(['rest', 'easy']).toContain(next?.planType);
        expect(next?.minutes).toBeLessThanOrEqual(40);
      }
    },
  ],
  [
    'PLANR-42 strength lies on quality or easy days, never before the long run',
    (plan) => {
      for (const day of daysWhere(plan, ({ strengthMinutes }) => strengthMinutes !== undefined)) {
        expect(['easy', 'tempo', 'push']).toContain(plan.days[day]?.planType);
        expect(plan.days[(day + 1) % 7]?.planType).not.toBe('long');
      }
    },
  ],
  [
    'PLANR-26 and PLANR-27 the long run keeps its share and its limits',
    (plan, { runner }) => {
      const runs = daysWhere(plan, ({ minutes }) => minutes > 0).length;
      const most = { marathon: 180, ultra: 240 }[runner.goal as string] ?? 150;
      for (const { planType, minutes } of plan.days) {
        if (planType !== 'long') continue;
        expect(minutes).toBeLessThanOrEqual(Math.min(most, runner.longRunCapMin ?? most));
        expect(minutes).toBeLessThanOrEqual(plan.totalMinutes * longShare(runs) + 1e-6);
      }
    },
  ],
  [
    'PLANR-36 a main set is at most a fifth of the week and at most its minutes by level',
    (plan, { runner }) => {
      const byLevel = { Beginner: 10, Intermediate: 20, Advanced: 30 }[runner.level];
      for (const { planType, hardMinutes } of plan.days) {
        if (hardMinutes === 0) continue;
        expect(hardMinutes).toBeGreaterThanOrEqual(6);
        expect(hardMinutes).toBeLessThanOrEqual(planType === 'push' ? 15 : byLevel);
      }
    },
  ],
];

describe('the planner over random runners', () => {
  it(`keeps every invariant over ${runnersPerProperty()} of them: ${INVARIANTS.map(([name]) => name).join('; ')}`, {
    timeout: 600_000,
  }, () => {
    fc.assert(
      fc.property(requests, (request) => {
        const plan = planWeek(request);
        for (const [, check] of INVARIANTS) check(plan, request);
        expect(planWeek(request)).toEqual(plan);
      }),
      { numRuns: runnersPerProperty(), seed: 20_261_120 },
    );
  });

  it(`PLAN-04 keeps logged days, and PLANR-02, PLANR-14 and PLANR-44 with them, over ${runnersPerProperty() / 4} changed profiles`, {
    timeout: 600_000,
  }, () => {
    const changed = fc.tuple(requests, requests, fc.subarray([0, 1, 2, 3, 4, 5, 6]));
    fc.assert(
      fc.property(changed, ([before, after, days]) => {
        const kept = planWeek(before).days.filter((_, day) => days.includes(day));
        const request = { ...after, kept };
        const plan = planWeek(request);
        for (const day of kept) expect(plan.days).toContainEqual(day);
        const keptMinutes = kept.reduce((sum, { minutes }) => sum + minutes, 0);
        expect(total(plan, 'minutes')).toBe(plan.totalMinutes);
        expect(plan.totalMinutes).toBeLessThanOrEqual(Math.max(keptMinutes, after.runner.weeklyHours * 60));
        const added = plan.days.flatMap(({ minutes }, day) => (minutes > 0 && !days.includes(day) ? [day] : []));
        for (const day of added) expect(after.runner.availableDays).toContain(DAY_NAMES[day]);
        const keptHard = kept.reduce((sum, { hardMinutes }) => sum + hardMinutes, 0);
        const allowed = Math.max(keptHard, Math.floor(plan.totalMinutes / 5));
        expect(total(plan, 'hardMinutes')).toBeLessThanOrEqual(allowed);
        for (const a of added)
          for (const b of daysWhere(plan, isHard)) {
            const row = plan.days[a];
            if (a !== b && row && isHard(row)) expect(apart(a, b)).toBeGreaterThanOrEqual(2);
          }
        expect(daysWhere(plan, ({ minutes }) => minutes === 0)).not.toEqual([]);
      }),
      { numRuns: runnersPerProperty() / 4, seed: 4 },
    );
  });

  it('makes plans of every phase and every plan type of its own', () => {
    const plans = fc.sample(requests, { numRuns: 500, seed: 7 }).map(planWeek);
    expect(new Set(plans.map(({ phase }) => phase))).toEqual(new Set(['Base', 'Build', 'Peak', 'Taper']));
    const types = new Set(plans.flatMap(({ days }) => days.map(({ planType }) => planType)));
    expect(types).toEqual(new Set(['easy', 'tempo', 'push', 'long', 'rest']));
  });
});
