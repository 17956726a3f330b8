import { addDays } from '@stridewell/contracts/web';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { afterBreak, breakRow, comebackLongRun, returnLongRun } from './breaks.ts';
import { initialLoad, type LoadState, type PastWeek } from './load.ts';
import { planSeasonWeek } from './season-week.ts';
import { testRunner } from './testing/golden-seasons.ts';

const MONDAY = '2026-05-04';
const LONGEST = 160;
const LOAD: PastWeek = {
  kind: 'load',
  established: 360,
  planned: 360,
  done: 360,
  trimmed: 0,
  share: 1,
  longest: LONGEST,
  lightDays: 0,
  isAway: false,
  stopsGrowth: false,
};
const BEFORE = [LOAD, LOAD, LOAD];
const RETURN: PastWeek = { ...LOAD, kind: 'return', planned: 250, done: 250, share: 0.7, longest: 110 };

const comebackOf = (daysOff: number, week: number) => ({ daysOff, shares: breakRow(daysOff).shares, week });

/** Plans a week of a marathon season after an illness of nine days, which counts as twelve days off. */
const planAfter = (weeks: readonly PastWeek[], comeback: LoadState['comeback']) =>
  planSeasonWeek({
    runner: testRunner({ goal: 'marathon', hours: 6, days: [0, 2, 3, 5, 6] }),
    race: { goal: 'marathon', date: addDays(MONDAY, 69) },
    lastRace: null,
    seasonStart: addDays(MONDAY, -84),
    weekStart: MONDAY,
    firstDay: MONDAY,
    load: { ...initialLoad(360), weeks, comeback },
    isFinishPlan: false,
    recent: { longest30: LONGEST, longest31to60: LONGEST, daysOff: 9, lastLongs: [weeks.at(-1)?.longest ?? 0, 0] },
    model: { threshold: 300, usesHeartRate: false, level: 'Intermediate', established: 360 },
    history: { uses: {} },
    hardDaysBefore: [],
  }).week;

describe('return after a break', () => {
  it('WEEK-202 limits the long run of the second week to 85 % of the longest run before the break', () => {
    const week = planAfter([...BEFORE, RETURN], comebackOf(12, 1));
    expect(week.kind).toBe('return');
    expect(week.longMinutes).toBe(135);
  });

  it('WEEK-202 plans the first long run of a return with 70 % when the first week had none', () => {
    const short = { ...RETURN, planned: 160, done: 160, longest: 40 };
    expect(planAfter([...BEFORE, short], comebackOf(12, 1)).longMinutes).toBeLessThanOrEqual(0.7 * LONGEST + 2.5);
    const second = { ...short, share: 0.85, longest: 60 };
    expect(planAfter([...BEFORE, short, second], null).longMinutes).toBeLessThanOrEqual(0.7 * LONGEST + 2.5);
    const late = { ...second, longest: 110 };
    expect(planAfter([...BEFORE, short, late], null).longMinutes).toBeLessThanOrEqual(0.85 * LONGEST + 2.5);
    expect(
      planAfter([...BEFORE, RETURN, { ...RETURN, share: 0.85, done: 305, longest: 135 }], null).longMinutes,
    ).toBeGreaterThan(0.85 * LONGEST);
  });

  it('WEEK-203 increases a return week to at most 1.3 times the minutes of the week before', () => {
    const short = { ...RETURN, planned: 160, done: 160, longest: 40 };
    expect(planAfter([...BEFORE, short], comebackOf(12, 1)).minutes).toBe(210);
    expect(planAfter([...BEFORE, RETURN], comebackOf(12, 1)).minutes).toBe(305);
    expect(
      planAfter([...BEFORE, { ...short, share: 0.85, planned: 210, done: 210 }], null).minutes,
    ).toBeLessThanOrEqual(275);
  });

  it('WEEK-202 follows the fractions of the break table week by week', () => {
    fc.assert(
      fc.property(fc.integer({ min: 6, max: 28 }), fc.integer({ min: 30, max: 200 }), (daysOff, best) => {
        const { comeback } = afterBreak(initialLoad(300), daysOff);
        if (!comeback) return;
        let longest = 0;
        comeback.shares.forEach((share, week) => {
          const long = returnLongRun({ ...comeback, week }, best, longest);
          expect(long).toBeLessThanOrEqual(share * best + 1e-9);
          expect(returnLongRun({ ...comeback, week }, best, 0)).toBe(comebackLongRun({ ...comeback, week: 0 }, best));
          longest = long;
        });
        expect(longest).toBeCloseTo((comeback.shares.at(-1) ?? 1) * best);
      }),
    );
  });
});
