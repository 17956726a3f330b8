import type { PlanType, Recommendation } from '@stridewell/contracts/web';

const WITHOUT_PLAN: Record<Recommendation, PlanType> = { Push: 'push', Adapt: 'adapt', Recover: 'easy', Reset: 'rest' };

/** The outcome of a day that has a check-in but no planned session. */
export const outcomeWithoutPlan = (recommendation: Recommendation): PlanType => WITHOUT_PLAN[recommendation];
