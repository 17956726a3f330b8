import type { WeeklyPlanDay } from '@stridewell/contracts/web';
import { useToday } from '../data/clock.ts';
import { useWeekPlan } from '../data/use-day-queries.ts';

/** Today's day of the plan, and how the check-in changed it. */
export interface PlanToday extends WeeklyPlanDay {
  action: NonNullable<WeeklyPlanDay['action']>;
}

/**
 * Returns today's day of the plan once the plan follows the check-in with the given score; null before that, without a
 * plan and without a score. A plan that follows an earlier check-in could contradict the new score.
 */
export const usePlanToday = (score: number | null): PlanToday | null => {
  const plan = useWeekPlan();
  const today = useToday();
  const day = plan.state === 'there' ? plan.value.days.find(({ date }) => date === today) : undefined;
  const action = day?.action;
  return day && action && score !== null && action.score === score ? { ...day, action } : null;
};
