import { PLAN_TYPES, RECOMMENDATIONS } from '@stridewell/contracts/web';
import { describe, expect, it } from 'vitest';
import { outcomeWithoutPlan } from './outcome-without-plan.ts';

describe('PLAN-09 the outcome of a day without a plan', () => {
  it.each([
    ['Push', 'push'],
    ['Adapt', 'adapt'],
    ['Recover', 'easy'],
    ['Reset', 'rest'],
  ] as const)('is, for %s, %s', (recommendation, outcome) => {
    expect(outcomeWithoutPlan(recommendation)).toBe(outcome);
  });

  it('PLAN-07 is one of the plan types for every recommendation', () => {
    for (const recommendation of RECOMMENDATIONS) expect(PLAN_TYPES).toContain(outcomeWithoutPlan(recommendation));
  });
});
