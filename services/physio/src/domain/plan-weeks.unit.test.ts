import { addDays } from '@stridewell/contracts/web';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type PlanChange, type PlanWeeks, sessionOn, WEEKS_KEPT, withPlan } from './plan-weeks.ts';

const MONDAY = '2026-11-16';
const planEvent = (week: number, rev: number): PlanChange => {
  const weekStart = addDays(MONDAY, 7 * week);
  return { weekStart, today: { date: addDays(weekStart, 2), planType: 'easy', minutes: rev, title: 'Easy run' }, rev };
};
const applyAll = (all: readonly PlanChange[]): PlanWeeks | null =>
  all.reduce<PlanWeeks | null>((weeks, one) => withPlan(weeks, one) ?? weeks, null);

describe('projection of the running plan', () => {
  it('keeps the newest revision of each week and ignores repeated events', () => {
    expect(applyAll([planEvent(0, 1), planEvent(0, 3), planEvent(0, 2)])).toEqual([planEvent(0, 3)]);
    expect(withPlan([planEvent(0, 3)], planEvent(0, 3))).toBeNull();
  });

  it('keeps this week’s session when an event about next week arrives', () => {
    const next = { ...planEvent(1, 1), today: null };
    expect(sessionOn(applyAll([planEvent(0, 4), next]), '2026-11-18')).toEqual(planEvent(0, 4).today);
  });

  it('gives the same result when events are reordered or repeated', () => {
    const events = fc.array(fc.tuple(fc.nat(3), fc.integer({ min: 1, max: 5 })), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(
        events.chain((all) => fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length }))),
        ([all, shuffled]) => {
          const inOrder = [...all].sort(([a, x], [b, y]) => a - b || x - y);
          const expected = applyAll(inOrder.map(([week, rev]) => planEvent(week, rev)));
          expect(applyAll([...shuffled, ...all].map(([week, rev]) => planEvent(week, rev)))).toEqual(expected);
          expect(expected?.length).toBeLessThanOrEqual(WEEKS_KEPT);
        },
      ),
      { numRuns: 2_000 },
    );
  });

  it('returns a session only for the date it is planned for', () => {
    expect(sessionOn(null, MONDAY)).toBeNull();
    expect(sessionOn([{ ...planEvent(0, 1), today: null }], MONDAY)).toBeNull();
    expect(sessionOn([planEvent(0, 1)], MONDAY)).toBeNull();
    expect(sessionOn([planEvent(0, 1)], '2026-11-18')).toEqual(planEvent(0, 1).today);
  });
});
