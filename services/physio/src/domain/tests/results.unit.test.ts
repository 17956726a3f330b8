import { addDays, type Side } from '@stridewell/contracts/web';
import { describe, expect, it } from 'vitest';
import type { TestCriterion } from '../conditions/types.ts';
import { assessDays } from '../day-assessment.ts';
import { daysAgo, givenCheckin, givenInputs, onDays, TODAY } from '../testing/course-fixtures.ts';
import type { CheckinDay, TestResult } from '../types.ts';
import { evaluate, passRuleOf } from './results.ts';

const result = (
  testId: TestResult['testId'],
  value: number,
  side: TestResult['side'],
  ago = 1,
  painDuring = 0,
): TestResult => ({
  ...{ testId, value, side, painDuring },
  date: daysAgo(ago),
});

const evaluated = (
  criterion: TestCriterion,
  results: readonly TestResult[],
  { side = 'right', checkins = [givenCheckin()] }: { side?: Side; checkins?: CheckinDay[] } = {},
) => evaluate(criterion, results, { side, days: assessDays(givenInputs({ checkins })), date: TODAY }, '');

const raises = (injured: number, other: number, ago = 1) => [
  result('heel_raise', injured, 'right', ago),
  result('heel_raise', other, 'left', ago),
];

describe('PHASE-27 evaluate', () => {
  it('PHASE-45 passes 15 single-leg heel raises for runners aged 60 or over, and 20 for younger ones', () => {
    const of = (value: number, from60: boolean) =>
      evaluate(
        { test: 'heel_raise' },
        raises(value, value),
        { side: 'right', days: assessDays(givenInputs({ checkins: [givenCheckin()] })), date: TODAY, norm: { from60 } },
        '',
      );
    expect([of(15, true).passed, of(15, true).least, of(14, true).passed]).toEqual([true, 15, false]);
    expect([of(19, false).passed, of(20, false).passed]).toEqual([false, true]);
    expect(passRuleOf({ test: 'heel_raise', min: 12 }, { from60: true }).min).toBe(12);

    expect(passRuleOf({ test: 'slb' }, { from60: true })).toEqual(passRuleOf({ test: 'slb' }));
  });

  it('PHASE-360 passes 12 bent-knee heel raises for runners aged 60 or over', () => {
    expect(passRuleOf({ test: 'heel_raise_bent' }, { from60: true }).min).toBe(12);
    expect(passRuleOf({ test: 'heel_raise_bent' }).min).toBe(15);
  });

  it('PHASE-359 passes equal heel raises near the number after eight weeks of loading, but not before', () => {
    const of = (injured: number, other: number, loadedDays: number | null, side: Side = 'right') =>
      evaluate(
        { test: 'heel_raise' },
        raises(injured, other),
        {
          ...{ side, days: assessDays(givenInputs({ checkins: [givenCheckin()] })), date: TODAY },
          loadSince: loadedDays === null ? null : daysAgo(loadedDays + 1),
        },
        '',
      ).passed;
    expect([of(18, 18, 56), of(16, 16, 56), of(18, 18, 55), of(18, 18, null)]).toEqual([true, true, false, false]);
    expect([of(15, 15, 90), of(18, 19, 90), of(17, 19, 90)]).toEqual([false, false, false]);
    expect(of(18, 18, 90, 'both')).toBe(false);
    expect(
      evaluate(
        { test: 'slb' },
        [result('slb', 18, 'right'), result('slb', 18, 'left')],
        {
          ...{ side: 'right', days: assessDays(givenInputs({ checkins: [givenCheckin()] })), date: TODAY },
          loadSince: daysAgo(100),
        },
        '',
      ).passed,
    ).toBe(false);
  });

  it('PHASE-52 uses the norm below 60 for results up to the day on which the service received the age', () => {
    const on = (ago: number, value: number) =>
      evaluate(
        { test: 'heel_raise' },
        raises(value, value, ago),
        {
          ...{ side: 'right', date: TODAY, norm: { from60: true, from60Since: daysAgo(3) } },
          days: assessDays(givenInputs({ checkins: [givenCheckin()] })),
        },
        '',
      );
    expect([on(4, 16).passed, on(3, 16).passed, on(2, 16).passed]).toEqual([false, false, true]);
    expect([on(3, 16).least, on(2, 16).least, on(3, 20).passed]).toEqual([20, 15, true]);
  });

  it('passes from the number in the table and 90 percent of the other side, rounded down (19)', () => {
    expect(evaluated({ test: 'heel_raise' }, raises(20, 22))).toMatchObject({
      symmetry: 90,
      passed: true,
      counts: true,
    });
    expect(evaluated({ test: 'heel_raise' }, raises(20, 23))).toMatchObject({ symmetry: 86, passed: false });
    expect(evaluated({ test: 'heel_raise' }, raises(19, 19)).passed).toBe(false);
    expect(evaluated({ test: 'heel_raise' }, raises(20, 15)).passed).toBe(true);
    expect(evaluated({ test: 'heel_raise' }, raises(40, 40)).passed).toBe(true);
  });

  it('requires the other side for a one-sided injury, and never compares if both sides or an unknown side are injured (19)', () => {
    expect(evaluated({ test: 'heel_raise' }, raises(30, 30).slice(0, 1)).passed).toBe(false);
    for (const side of ['both', 'unknown'] as const)
      expect(evaluated({ test: 'heel_raise' }, raises(20, 39), { side })).toMatchObject({
        symmetry: null,
        passed: true,
      });
  });

  it('fails above the pain limit during the test, and a walk with a limp', () => {
    const sore = raises(30, 30).map((one) => ({ ...one, painDuring: 3 }));
    expect(evaluated({ test: 'heel_raise' }, sore).passed).toBe(false);
    const limping = [givenCheckin({ date: daysAgo(1), limp: true }), givenCheckin({ limp: true })];
    expect(evaluated({ test: 'walk30' }, [result('walk30', 1, 'both')], { checkins: limping }).passed).toBe(false);
    expect(evaluated({ test: 'walk30' }, [result('walk30', 1, 'both')]).counts).toBe(true);
    expect(evaluated({ test: 'walk30', maxPain: 0 }, [result('walk30', 1, 'both')]).passed).toBe(false);
  });

  it('is valid for 14 days if the next check-in within two days is not worse', () => {
    const walk = (ago: number, checkins: CheckinDay[]) =>
      evaluated({ test: 'walk30' }, [result('walk30', 0, 'both', ago)], { checkins });
    expect(walk(1, []).confirmed).toBeNull();
    expect(walk(1, [givenCheckin({ noNextDayWorsening: false })])).toMatchObject({ passed: false, confirmed: false });
    expect(walk(5, [givenCheckin()])).toMatchObject({ confirmed: null, counts: false });
    const next = (ago: number) => [givenCheckin({ date: daysAgo(ago - 1) })];
    expect([walk(14, next(14)).counts, walk(15, next(15)).counts]).toEqual([true, false]);
  });

  it('ignores a better repetition within three days, but not a worse one', () => {
    const twice = (first: number, second: number) =>
      evaluated({ test: 'walk30' }, [result('walk30', first, 'both', 2), result('walk30', second, 'both', 1)]).passed;
    expect([twice(5, 0), twice(0, 5)]).toEqual([false, false]);
  });

  it('PHASE-294 uses the worse of two results of one day, in whichever order they were stored', () => {
    const walks = [result('walk30', 0, 'both'), result('walk30', 6, 'both')];
    const sore = [result('heel_raise', 40, 'right', 1, 5), ...raises(25, 25)];
    for (const order of [<T>(list: readonly T[]) => [...list], <T>(list: readonly T[]) => list.toReversed()]) {
      expect(evaluated({ test: 'walk30' }, order(walks))).toMatchObject({ value: 6, passed: false });
      expect(evaluated({ test: 'heel_raise' }, order(sore))).toMatchObject({ value: 25, passed: false });
    }
  });

  it('PHASE-294 compares with the better result of the uninjured side of that day', () => {
    const results = [...raises(22, 22), result('heel_raise', 30, 'left')];
    expect(evaluated({ test: 'heel_raise' }, results)).toMatchObject({ otherValue: 30, symmetry: 73, passed: false });
    expect(evaluated({ test: 'heel_raise' }, results.toReversed()).symmetry).toBe(73);
  });

  it('PHASE-295 does not use a pass before the day after it was stored, but uses a fail from its own date', () => {
    const days = assessDays(
      givenInputs({ checkins: [6, 5, 4, 3, 2, 1, 0].map((ago) => givenCheckin({ date: daysAgo(ago) })) }),
    );
    const on = (ago: number, value: number) =>
      evaluate(
        { test: 'walk30' },
        [{ ...result('walk30', value, 'both', 6), storedOn: daysAgo(2) }],
        { ...{ side: 'right', days, date: daysAgo(ago) }, isDecision: true },
        '',
      );
    expect([5, 3, 2, 1, 0].map((ago) => on(ago, 0).counts)).toEqual([false, false, false, true, true]);
    expect([5, 2].map((ago) => on(ago, 6).passed)).toEqual([false, false]);
  });

  it('passes within a distance in centimetres, and on several days if the condition requires them', () => {
    const wall = [result('knee_wall', 8.5, 'right'), result('knee_wall', 10.5, 'left')];
    expect(evaluated({ test: 'knee_wall', within: 2.5 }, wall).passed).toBe(true);
    expect(evaluated({ test: 'knee_wall' }, wall)).toMatchObject({ symmetry: 80, passed: false });
    const walks = [13, 10, 7, 4, 1].map((ago) => result('walk30', 0, 'both', ago));
    const checkins = [12, 9, 6, 3, 0].map((ago) => givenCheckin({ date: addDays(TODAY, -ago) }));
    const five = { test: 'walk30', maxPain: 0, days: 5 } as const;
    expect(evaluated(five, walks, { checkins }).counts).toBe(true);
    expect(evaluated(five, walks.slice(1), { checkins }).counts).toBe(false);
  });
});

describe('evaluate for an injury that affects both sides since a change', () => {
  const heels: TestCriterion = { test: 'heel_raise_12', min: 12, symmetry: 75 };
  const of = (right: number, left: number, ago: number, date = TODAY) =>
    evaluate(
      heels,
      [result('heel_raise_12', right, 'right', ago), result('heel_raise_12', left, 'left', ago)],
      {
        ...{ side: 'both', formerSide: { side: 'right', until: daysAgo(3) }, date },
        days: assessDays(givenInputs({ checkins: onDays([6, 5, 4, 3, 2, 1, 0]) })),
      },
      '',
    );

  it('PHASE-274 evaluates an earlier test for its original side, as on its own day', () => {
    expect(of(13, 39, 5)).toMatchObject({ passed: false, symmetry: 33 });
    expect(of(13, 39, 5, daysAgo(3))).toMatchObject({ passed: false, symmetry: 33 });
    expect(of(13, 13, 5, daysAgo(3)).counts).toBe(true);
  });

  it('PHASE-274 does not use an earlier test for a side that was not injured at that time', () => {
    expect(of(13, 5, 5, daysAgo(3)).counts).toBe(true);
    expect(of(13, 5, 5).counts).toBe(false);
    expect(of(13, 13, 5).counts).toBe(true);
  });

  it('PHASE-274 evaluates a later test for both sides', () => {
    expect(of(13, 39, 2)).toMatchObject({ passed: true, symmetry: null });
    expect(of(13, 5, 2).passed).toBe(false);
  });
});
