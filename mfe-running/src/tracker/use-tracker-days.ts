import { keyOf, readOr, useToday } from '@stridewell/app/core';
import { weekStartOf } from '@stridewell/contracts/web';
import { useQuery } from '@tanstack/react-query';
import { usePlanWeek } from '../plan/use-plan-week.ts';
import { type TrackerDay, trackerDays } from './tracker-days.ts';

export type TrackerState =
  | { state: 'loading' }
  | { state: 'there'; days: TrackerDay[] }
  | { state: 'failed'; retry: () => void; retrying: boolean };

/** The seven days of the week that begins on a Monday. Waits for logs and outcomes, but not for the plan. */
export const useTrackerDays = (monday: string): TrackerState => {
  const today = useToday();
  // This week's queries have no parameter, so that they are shared with the other cards.
  const query = monday === weekStartOf(today) ? undefined : { weekStart: monday };
  const plan = usePlanWeek(monday);
  const logs = useQuery({
    queryKey: keyOf('readTrainingLogs', query),
    queryFn: readOr('readTrainingLogs', 'Failed to fetch training logs', query),
  });
  const outcomes = useQuery({
    queryKey: keyOf('readWeeklyOutcomes', query),
    queryFn: readOr('readWeeklyOutcomes', 'Failed to fetch weekly outcomes', query),
  });
  if (logs.data && outcomes.data) {
    const data = { logs: logs.data, outcomes: outcomes.data, plan: plan.state === 'there' ? plan.value : null };
    return { state: 'there', days: trackerDays(today, data, monday) };
  }
  if (logs.isPending || outcomes.isPending) return { state: 'loading' };
  const retry = (): void => {
    for (const query of [logs, outcomes]) if (query.isError) void query.refetch();
  };
  return { state: 'failed', retry, retrying: logs.isFetching || outcomes.isFetching };
};

/** True until this week's log and its plan have loaded or failed. */
export const useIsWeekLoading = (): boolean => {
  const monday = weekStartOf(useToday());
  const isPlanLoading = usePlanWeek(monday).state === 'loading';
  return useTrackerDays(monday).state === 'loading' || isPlanLoading;
};
