import type { WeeklyPlanDay } from '@stridewell/contracts/web';
import { useToday } from '../data/clock.ts';
import { useWeekPlan } from '../data/use-day-queries.ts';

/** Today's day of the plan, and how the check-in changed it. */
export interface PlanToday extends WeeklyPlanDay {
  action: NonNullable<WeeklyPlanDay['action']>;
}

/**
 * Returns today's day of the plan once the plan has been updated for the check-in with the given score. Null before
 * that, if there is no plan, or if there is no score. A plan that is based on an earlier check-in could contradict the
 * new score.
 */
export const usePlanToday = (score: number | null): PlanToday | null => {
  const plan = useWeekPlan();
  const today = useToday();
  const day = plan.state === 'there' ? plan.value.days.find(({ date }) => date === today) : undefined;
  const action = day?.action;
  return day && action && score !== null && action.score === score ? { ...day, action } : null;
};
