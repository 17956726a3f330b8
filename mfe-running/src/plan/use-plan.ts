import { PATHS, type WeeklyPlan, weekStartOf } from '@stridewell/contracts/web';
import { useToday } from '@stridewell/ui/core';
import { type Optional, useOptional } from '../shared/use-optional.ts';

/** This week's plan; none is no failure. Last week's, still in the cache on a Monday, is not this week's. */
export const usePlan = (): Optional<WeeklyPlan> => {
  const monday = weekStartOf(useToday());
  return useOptional<WeeklyPlan>([PATHS.weeklyPlan], { current: (plan) => plan.weekStart === monday });
};
