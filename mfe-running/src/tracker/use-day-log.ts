import { invalidateAfter, useToday } from '@stridewell/app/core';
import { type MarkOptions, submitMark } from '@stridewell/app/screens';
import type { SkipReason, TrainingLog } from '@stridewell/contracts/web';
import { showFailure } from '@stridewell/ui/core';
import { type QueryClient, type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { logWords } from './log-words.ts';
import { logsKey } from './logs-key.ts';
import { planTypeToLog, type TrackerDay } from './tracker-days.ts';

const MUTATION_KEY = ['training-log'];

/** The new log of a day. Null to delete the log. */
type DesiredLog = TrainingLog | null;

const withLog = (logs: readonly TrainingLog[], date: string, log: DesiredLog): TrainingLog[] => [
  ...logs.filter((row) => row.date !== date),
  ...(log ? [log] : []),
];

/** Reads and writes the cached log of one day. */
const cachedDay = (client: QueryClient, key: QueryKey, date: string) => ({
  get: (): DesiredLog => client.getQueryData<TrainingLog[]>(key)?.find((row) => row.date === date) ?? null,
  set: (log: DesiredLog): void => {
    client.setQueryData<TrainingLog[]>(key, (logs) => logs && withLog(logs, date, log));
  },
});

/** Sends the log of a day. If there is no network, stores it on the device to send it later and returns `waiting`. */
const send = async (date: string, log: DesiredLog, shown: MarkOptions): Promise<DesiredLog | 'waiting'> => {
  const subject = `run ${date}`;
  if (!log) {
    const sent = await submitMark({ subject, operation: 'removeTrainingLog', params: { date } }, shown);
    return sent.state === 'sent' ? null : 'waiting';
  }
  const { minutes, reason, effort, ...rest } = log;
  const body = {
    ...rest,
    ...(minutes !== null && { minutes }),
    ...(reason !== null && { reason }),
    ...(effort != null && { effort }),
  };
  const sent = await submitMark<TrainingLog>({ subject, operation: 'saveTrainingLog', body }, shown);
  return sent.state === 'sent' ? sent.answer : 'waiting';
};

/** Details of a logged run that the runner can change. A missing field keeps its logged value. */
export type RunDetails = Partial<Pick<TrainingLog, 'minutes' | 'effort'>>;

/**
 * Saves the log of a day with an optimistic update, which is reverted on failure. Requests for the same day are sent
 * sequentially.
 */
export const useDayLog = (day: Pick<TrackerDay, 'date' | 'outcome' | 'log'>) => {
  const client = useQueryClient();
  const { date } = day;
  const key = logsKey(date, useToday());
  const cached = cachedDay(client, key, date);
  const { mutate } = useMutation({
    mutationKey: MUTATION_KEY,
    scope: { id: `training-log ${date}` },
    mutationFn: (desired: DesiredLog) => send(date, desired, { client, shownBy: key }),
    onMutate: async (desired) => {
      await client.cancelQueries({ queryKey: key, exact: true });
      const before = cached.get();
      cached.set(desired);
      return { before };
    },
    onSuccess: (answer, desired) => {
      if (answer === 'waiting') return;
      if (cached.get() === desired) cached.set(answer);
      invalidateAfter(client, 'saveTrainingLog');
    },
    onError: (_error, desired, context) => {
      if (context && cached.get() === desired) cached.set(context.before);
      if (client.isMutating({ mutationKey: MUTATION_KEY }) === 1) void client.invalidateQueries({ queryKey: key });
      const { saveFailed, removeFailed } = logWords();
      showFailure(desired ? saveFailed : removeFailed);
    },
  });
  const log = (change: Pick<TrainingLog, 'status'> & Partial<TrainingLog>): void =>
    mutate({ date, planType: planTypeToLog(day), minutes: null, reason: null, effort: null, ...change });
  return {
    clear: () => mutate(null),
    mark: (status: 'done' | 'partial', details: RunDetails = {}) =>
      log({ status, minutes: day.log?.minutes ?? null, effort: day.log?.effort ?? null, ...details }),
    skip: (reason: SkipReason) => log({ status: 'skipped', reason }),
  };
};
