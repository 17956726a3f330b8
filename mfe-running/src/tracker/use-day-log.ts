import { PATHS, type SkipReason, type TrainingLog } from '@stridewell/contracts/web';
import { api, showToast } from '@stridewell/ui/core';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { logType, type TrackerDay } from './rows.ts';

const KEY = [PATHS.trainingLogsWeek];
const CALL = ['training-log'];

/** A day's log as it should be from now on; null takes it away. */
type Wish = TrainingLog | null;

const withLog = (logs: readonly TrainingLog[], date: string, log: Wish): TrainingLog[] => [
  ...logs.filter((row) => row.date !== date),
  ...(log ? [log] : []),
];

const held = (client: QueryClient, date: string): Wish =>
  client.getQueryData<TrainingLog[]>(KEY)?.find((row) => row.date === date) ?? null;

const put = (client: QueryClient, date: string, log: Wish): void => {
  client.setQueryData<TrainingLog[]>(KEY, (logs) => logs && withLog(logs, date, log));
};

const send = async (date: string, log: Wish): Promise<Wish> => {
  if (!log) {
    await api.delete(`${PATHS.trainingLog}/${date}`);
    return null;
  }
  const { minutes, reason, ...rest } = log;
  return api.post<TrainingLog>(PATHS.trainingLog, {
    ...rest,
    ...(minutes !== null && { minutes }),
    ...(reason !== null && { reason }),
  });
};

/**
 * Marks one day. What was pressed shows at once; when the server does not take it, it goes back and a toast says so.
 * Presses on the same day reach the server one after the other, in their order.
 */
export const useDayLog = (day: TrackerDay) => {
  const client = useQueryClient();
  const { date } = day;
  const { mutate } = useMutation({
    mutationKey: CALL,
    scope: { id: `training-log ${date}` },
    mutationFn: (wish: Wish) => send(date, wish),
    onMutate: async (wish) => {
      await client.cancelQueries({ queryKey: KEY });
      const before = held(client, date);
      put(client, date, wish);
      return { before };
    },
    onSuccess: (answer, wish) => {
      if (held(client, date) === wish) put(client, date, answer);
      // A log moves the rest of the week: the plan answers with what it made of it.
      for (const key of [PATHS.weeklyPlan, PATHS.weeklyOutcomes]) void client.invalidateQueries({ queryKey: [key] });
    },
    onError: (_error, wish, context) => {
      if (context && held(client, date) === wish) put(client, date, context.before);
      if (client.isMutating({ mutationKey: CALL }) === 1) void client.invalidateQueries({ queryKey: KEY });
      const text = wish ? 'Failed to save training log' : 'Failed to delete training log';
      showToast({ title: 'Error', text, tone: 'destructive' });
    },
  });
  const log = (change: Pick<TrainingLog, 'status'> & Partial<TrainingLog>): void =>
    mutate({ date, planType: logType(day), minutes: null, reason: null, ...change });
  return {
    clear: () => mutate(null),
    /** Keeps the minutes that are known already. */
    mark: (status: 'done' | 'partial', minutes = day.log?.minutes ?? null) => log({ status, minutes }),
    skip: (reason: SkipReason) => log({ status: 'skipped', reason }),
  };
};
