import { callApi, invalidateAfter, keyOf, useApi, useToday } from '@stridewell/app/core';
import type { StrengthLog } from '@stridewell/contracts/web';
import { showFailure } from '@stridewell/ui/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { logsQuery } from './logs-key.ts';
import { trackerWords } from './tracker-words.ts';

const MUTATION_KEY = ['strength-log'];

const send = async (date: string, isDone: boolean): Promise<StrengthLog | null> => {
  if (isDone) return callApi('saveStrengthLog', { body: { date, status: 'done' } });
  await callApi('removeStrengthLog', { params: { date } });
  return null;
};

/**
 * The mark of a day's strength session: whether it is done, and a function that changes it. `isDone` is null until the
 * marks of the week have loaded. Updates optimistically and rolls back on failure.
 */
export const useStrengthMark = (date: string): { isDone: boolean | null; setDone: (isDone: boolean) => void } => {
  const client = useQueryClient();
  const query = logsQuery(date, useToday());
  const key = keyOf('readStrengthLogs', query);
  const { data } = useApi('readStrengthLogs', query && { query });
  const show = (log: StrengthLog | null): void => {
    client.setQueryData<StrengthLog[]>(
      key,
      (logs) => logs && [...logs.filter((row) => row.date !== date), ...(log ? [log] : [])],
    );
  };
  const { mutate } = useMutation({
    mutationKey: MUTATION_KEY,
    scope: { id: `strength-log ${date}` },
    mutationFn: (isDone: boolean) => send(date, isDone),
    onMutate: async (isDone) => {
      await client.cancelQueries({ queryKey: key, exact: true });
      const before = client.getQueryData<StrengthLog[]>(key)?.find((row) => row.date === date) ?? null;
      show(isDone ? { date, status: 'done', session: null } : null);
      return { before };
    },
    onSuccess: () => invalidateAfter(client, 'saveStrengthLog'),
    onError: (_error, _isDone, context) => {
      show(context?.before ?? null);
      showFailure(trackerWords().strength.failed);
    },
  });
  return {
    isDone: data ? data.some((row) => row.date === date && row.status === 'done') : null,
    setDone: (isDone) => mutate(isDone),
  };
};
