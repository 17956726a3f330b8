import { addDays, type TestId } from '@stridewell/contracts/web';
import { describe, expect, it } from 'vitest';
import { render } from '../../messages/catalogue.ts';
import type { TestCriterion } from '../conditions/types.ts';
import { assessDays } from '../day-assessment.ts';
import { givenCheckin, givenInputs, TODAY } from '../testing/course-fixtures.ts';
import type { CheckinDay, TestResult } from '../types.ts';
import { testsToday } from './today.ts';

const YESTERDAY = addDays(TODAY, -1);
const shown = (
  criterion: TestCriterion,
  results: readonly TestResult[] = [],
  { checkins = [givenCheckin()], hopTests = [] }: { checkins?: CheckinDay[]; hopTests?: TestId[] } = {},
) => {
  const [test] = testsToday({
    groups: [{ criteria: [criterion], since: '' }],
    ...{ results, side: 'right', days: assessDays(givenInputs({ checkins })), today: TODAY, loadSince: null },
    ...{ mayHop: true, mayTest: true, mayLoad: true, hopTests: new Set(hopTests) },
  });
  return test;
};
const raises = (injured: number, other: number): TestResult[] =>
  ([['right', injured] as const, ['left', other] as const] as const).map(([side, value]) => ({
    ...{ testId: 'heel_raise_12', date: YESTERDAY, side, value, painDuring: 0 },
  }));

describe('testsToday', () => {
  it('PHASE-368 asks for at most one test with hops or strides a day', () => {
    const due = (results: readonly TestResult[]) =>
      testsToday({
        groups: [{ criteria: [{ test: 'hop10' }, { test: 'fast20' }, { test: 'sls30' }], since: '' }],
        ...{ results, side: 'right', days: assessDays(givenInputs({ checkins: [givenCheckin()] })), today: TODAY },
        ...{ loadSince: null, mayHop: true, mayTest: true, mayLoad: true },
        hopTests: new Set<TestId>(['hop10', 'fast20', 'pogo20']),
      }).flatMap(({ testId, due: isDue }) => (isDue ? [testId] : []));
    expect(due([])).toEqual(['hop10', 'sls30']);
    expect(due([{ testId: 'pogo20', date: TODAY, side: 'both', value: 0, painDuring: 0 }])).toEqual(['sls30']);
  });

  it('PHASE-290 shows a hop test that may not be done today without asking for it', () => {
    expect(shown({ test: 'hop10' })?.due).toBe(false);
    expect(shown({ test: 'hop10' }, [], { hopTests: ['hop10'] })?.due).toBe(true);
  });

  it('PHASE-296 states the percentage of the rule that the result failed', () => {
    const facts = shown({ test: 'heel_raise_12' }, raises(14, 20))?.facts ?? [];
    expect(facts).toEqual([{ code: 'test.uneven', values: { value: 14, other: 20, percent: 70, from: 75 } }]);
    const texts = (['en', 'nb'] as const).map((language) => facts.map((fact) => render(fact, language)).join());
    expect(texts[0]).toContain('From 75 you move on');
    expect(texts[1]).toContain('Fra 75 går du videre');
    expect(
      shown(
        { test: 'heel_raise' },
        raises(14, 20).map((one) => ({ ...one, testId: 'heel_raise' })),
      )?.facts,
    ).toEqual([{ code: 'test.uneven', values: { value: 14, other: 20, percent: 70, from: 90 } }]);
  });

  it('PHASE-296 states that the next morning was worse, whatever the symmetry', () => {
    const checkins = [givenCheckin({ noNextDayWorsening: false })];
    expect(shown({ test: 'heel_raise_12' }, raises(14, 20), { checkins })?.facts).toEqual([{ code: 'test.worse' }]);
    expect(shown({ test: 'heel_raise_12' }, raises(16, 20), { checkins })?.facts).toEqual([{ code: 'test.worse' }]);
  });

  it('PHASE-384 states the required number if the number is too low, and lists what else is missing', () => {
    expect(shown({ test: 'heel_raise_12' }, raises(9, 10))?.facts).toEqual([
      { code: 'test.below', values: { value: 9, least: 12 } },
    ]);
    const one = (testId: TestId, value: number, side: TestResult['side'] = 'both'): TestResult => ({
      ...{ testId, date: YESTERDAY, side, value, painDuring: 0 },
    });
    const codes = (testId: TestId, ...results: TestResult[]) => shown({ test: testId }, results)?.facts;
    expect(codes('sleep3', one('sleep3', 2))).toEqual([{ code: 'test.above', values: { value: 2, most: 0 } }]);
    expect(codes('swelling2', one('swelling2', 1))).toEqual([{ code: 'test.swelling' }]);
    expect(codes('knee_wall', one('knee_wall', 9, 'right'))).toEqual([{ code: 'test.one_side' }]);
  });

  it('PHASE-384 states the pain limit of a test that hurt, and not its number', () => {
    const sore = raises(9, 10).map((one) => ({ ...one, painDuring: 3 }));
    const facts = shown({ test: 'heel_raise_12' }, sore)?.facts ?? [];
    expect(facts).toEqual([{ code: 'test.pain', values: { limit: 2 } }]);
    expect(facts.map((fact) => render(fact, 'en')).join()).toContain('more than 2');
  });
});
