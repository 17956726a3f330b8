import { callApi, invalidateAfter } from '@stridewell/app/core';
import { PATHS, type SkipReason, type TrainingLog } from '@stridewell/contracts/web';
import { showToast } from '@stridewell/ui/core';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { planTypeToLog, type TrackerDay } from './tracker-days.ts';

const KEY = [PATHS.trainingLogsWeek];
const MUTATION_KEY = ['training-log'];

/** The new log of a day. Null to delete the log. */
type DesiredLog = TrainingLog | null;

const withLog = (logs: readonly TrainingLog[], date: string, log: DesiredLog): TrainingLog[] => [
  ...logs.filter((row) => row.date !== date),
  ...(log ? [log] : []),
];

const cachedLog = (client: QueryClient, date: string): DesiredLog =>
  client.getQueryData<TrainingLog[]>(KEY)?.find((row) => row.date === date) ?? null;

const setCachedLog = (client: QueryClient, date: string, log: DesiredLog): void => {
  client.setQueryData<TrainingLog[]>(KEY, (logs) => logs && withLog(logs, date, log));
};

const send = async (date: string, log: DesiredLog): Promise<DesiredLog> => {
  if (!log) {
    await callApi('removeTrainingLog', { params: { date } });
    return null;
  }
  const { minutes, reason, ...rest } = log;
  return callApi('saveTrainingLog', {
    body: {
      ...rest,
      ...(minutes !== null && { minutes }),
      ...(reason !== null && { reason }),
    },
  });
};

/**
 * Saves the log of a day with an optimistic update, which is reverted on failure. Requests for the same day are sent
 * sequentially.
 */
export const useDayLog = (day: TrackerDay) => {
  const client = useQueryClient();
  const { date } = day;
  const { mutate } = useMutation({
    mutationKey: MUTATION_KEY,
    scope: { id: `training-log ${date}` },
    mutationFn: (desired: DesiredLog) => send(date, desired),
    onMutate: async (desired) => {
      await client.cancelQueries({ queryKey: KEY });
      const before = cachedLog(client, date);
      setCachedLog(client, date, desired);
      return { before };
    },
    onSuccess: (answer, desired) => {
      if (cachedLog(client, date) === desired) setCachedLog(client, date, answer);
      invalidateAfter(client, 'saveTrainingLog');
    },
    onError: (_error, desired, context) => {
      if (context && cachedLog(client, date) === desired) setCachedLog(client, date, context.before);
      if (client.isMutating({ mutationKey: MUTATION_KEY }) === 1) void client.invalidateQueries({ queryKey: KEY });
      const text = desired ? 'Failed to save training log' : 'Failed to delete training log';
      showToast({ title: 'Error', text, tone: 'destructive' });
    },
  });
  const log = (change: Pick<TrainingLog, 'status'> & Partial<TrainingLog>): void =>
    mutate({ date, planType: planTypeToLog(day), minutes: null, reason: null, ...change });
  return {
    clear: () => mutate(null),
    /** Saves a status. `minutes` defaults to the minutes already logged. */
    mark: (status: 'done' | 'partial', minutes = day.log?.minutes ?? null) => log({ status, minutes }),
    skip: (reason: SkipReason) => log({ status: 'skipped', reason }),
  };
};
