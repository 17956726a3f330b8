import { readOr, useToday, useWeekPlan } from '@stridewell/app/core';
import { PATHS } from '@stridewell/contracts/web';
import { useQuery } from '@tanstack/react-query';
import { type TrackerDay, trackerDays } from './tracker-days.ts';

const readLogs = readOr('readTrainingLogs', 'Failed to fetch training logs');
const readOutcomes = readOr('readWeeklyOutcomes', 'Failed to fetch weekly outcomes');

export type TrackerState =
  | { state: 'loading' }
  | { state: 'there'; days: TrackerDay[] }
  | { state: 'failed'; retry: () => void; retrying: boolean };

/** The seven days of this week. Waits for logs and outcomes, but not for the plan. */
export const useTrackerDays = (): TrackerState => {
  const today = useToday();
  const plan = useWeekPlan();
  const logs = useQuery({ queryKey: [PATHS.trainingLogsWeek], queryFn: readLogs });
  const outcomes = useQuery({ queryKey: [PATHS.weeklyOutcomes], queryFn: readOutcomes });
  if (logs.data && outcomes.data) {
    const data = { logs: logs.data, outcomes: outcomes.data, plan: plan.state === 'there' ? plan.value : null };
    return { state: 'there', days: trackerDays(today, data) };
  }
  if (logs.isPending || outcomes.isPending) return { state: 'loading' };
  const retry = (): void => {
    for (const query of [logs, outcomes]) if (query.isError) void query.refetch();
  };
  return { state: 'failed', retry, retrying: logs.isFetching || outcomes.isFetching };
};
