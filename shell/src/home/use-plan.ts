import { PATHS, type WeeklyPlan, weekStartOf } from '@stridewell/contracts/web';
import { ApiError, useToday } from '@stridewell/ui/core';
import { useQuery } from '@tanstack/react-query';

export type PlanOfWeek =
  | { state: 'loading' }
  | { state: 'none' }
  | { state: 'there'; plan: WeeklyPlan }
  | { state: 'failed'; retry: () => void; retrying: boolean };

/** This week's plan; a 404 means that there is none yet. */
export const usePlan = (): PlanOfWeek => {
  const monday = weekStartOf(useToday());
  const { data, error, isPending, isFetching, refetch } = useQuery<WeeklyPlan>({ queryKey: [PATHS.weeklyPlan] });
  if (error instanceof ApiError && error.status === 404) return { state: 'none' };
  // On a Monday last week's answer may still be held: it is not this week's.
  if (data?.weekStart === monday) return { state: 'there', plan: data };
  if (isPending || (data && isFetching)) return { state: 'loading' };
  return { state: 'failed', retry: () => void refetch(), retrying: isFetching };
};
