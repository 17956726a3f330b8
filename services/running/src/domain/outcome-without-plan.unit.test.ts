import { PLAN_TYPES, RECOMMENDATIONS } from '@stridewell/contracts/web';
import { describe, expect, it } from 'vitest';
import { outcomeWithoutPlan } from './outcome-without-plan.ts';

describe('PLAN-09 outcomeWithoutPlan', () => {
  it.each([
    ['Push', 'push'],
    ['Adapt', 'adapt'],
    ['Recover', 'easy'],
    ['Reset', 'rest'],
  ] as const)('maps %s to %s', (recommendation, outcome) => {
    expect(outcomeWithoutPlan(recommendation)).toBe(outcome);
  });

  it('PLAN-07 returns a planned session type for every recommendation', () => {
    for (const recommendation of RECOMMENDATIONS) expect(PLAN_TYPES).toContain(outcomeWithoutPlan(recommendation));
  });
});
