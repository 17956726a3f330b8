import { keyOf, type Optional, useApi, useOptional, useToday } from '@stridewell/app/core';
import { type TrainingLog, type WeeklyPlan, weekStartOf } from '@stridewell/contracts/web';
import { languageQuery } from '../language/page-language.ts';

/**
 * Queries the plan of a week, if there is one: a past week, this week or the preview of next week. This week has the
 * same cache entry as `useWeekPlan`.
 */
export const usePlanWeek = (weekStart: string): Optional<WeeklyPlan> => {
  const isCurrent = weekStart === weekStartOf(useToday());
  const language = languageQuery();
  const query = isCurrent ? language : { weekStart, ...language };
  return useOptional<WeeklyPlan>(keyOf('readWeeklyPlan', query), {
    current: (plan) => plan.weekStart === weekStart,
  });
};

const NO_LOGS: readonly TrainingLog[] = [];

/** Queries the training logs of a week up to this one. Null while they load; empty when that failed and for later weeks. */
export const useLogsOf = (weekStart: string): readonly TrainingLog[] | null => {
  const current = weekStartOf(useToday());
  const options = weekStart === current ? {} : { query: { weekStart }, enabled: weekStart < current };
  const { data, isLoading } = useApi('readTrainingLogs', options);
  return data ?? (isLoading ? null : NO_LOGS);
};
