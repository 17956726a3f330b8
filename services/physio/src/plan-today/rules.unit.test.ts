import { addDays } from '@stridewell/contracts/web';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type PlanTold, type PlanWeeks, sessionOn, WEEKS_KEPT, withPlan } from './rules.ts';

const MONDAY = '2026-11-16';
const told = (week: number, rev: number): PlanTold => {
  const weekStart = addDays(MONDAY, 7 * week);
  return { weekStart, today: { date: addDays(weekStart, 2), planType: 'easy', minutes: rev, title: 'Easy run' }, rev };
};
const hear = (all: readonly PlanTold[]): PlanWeeks | null =>
  all.reduce<PlanWeeks | null>((weeks, one) => withPlan(weeks, one) ?? weeks, null);

describe('what the plan tells', () => {
  it('is kept by week, the newest revision of each', () => {
    expect(hear([told(0, 1), told(0, 3), told(0, 2)])).toEqual([told(0, 3)]);
    expect(withPlan([told(0, 3)], told(0, 3))).toBeNull();
  });

  it('of next week leaves this week’s session as it is', () => {
    const next = { ...told(1, 1), today: null };
    expect(sessionOn(hear([told(0, 4), next]), '2026-11-18')).toEqual(told(0, 4).today);
  });

  it('ends in the same, whatever the order and however often', () => {
    const events = fc.array(fc.tuple(fc.nat(3), fc.integer({ min: 1, max: 5 })), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(
        events.chain((all) => fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length }))),
        ([all, shuffled]) => {
          const inOrder = [...all].sort(([a, x], [b, y]) => a - b || x - y);
          const expected = hear(inOrder.map(([week, rev]) => told(week, rev)));
          expect(hear([...shuffled, ...all].map(([week, rev]) => told(week, rev)))).toEqual(expected);
          expect(expected?.length).toBeLessThanOrEqual(WEEKS_KEPT);
        },
      ),
      { numRuns: 2_000 },
    );
  });

  it('is a session on its own date alone', () => {
    expect(sessionOn(null, MONDAY)).toBeNull();
    expect(sessionOn([{ ...told(0, 1), today: null }], MONDAY)).toBeNull();
    expect(sessionOn([told(0, 1)], MONDAY)).toBeNull();
    expect(sessionOn([told(0, 1)], '2026-11-18')).toEqual(told(0, 1).today);
  });
});
