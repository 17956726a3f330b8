import { submitMark } from '@stridewell/app/screens';
import { type Exercise, type ExerciseStatus, PATHS, type PhysioToday } from '@stridewell/contracts/web';
import { showFailure, showToast } from '@stridewell/ui/core';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { callWithErrorMessage } from '../calls/call-with-error-message.ts';
import { physioTodayKey } from '../data/reads.ts';
import { listWords } from './list-words.ts';

const MUTATION_KEY = ['physio-log'];

const setCachedStatus = (client: QueryClient, id: string, status: ExerciseStatus): void => {
  client.setQueryData<PhysioToday>(physioTodayKey(), (today) =>
    today && 'exercises' in today
      ? { ...today, exercises: today.exercises.map((one) => (one.id === id ? { ...one, status } : one)) }
      : today,
  );
};

const cachedStatus = (client: QueryClient, id: string): ExerciseStatus | undefined => {
  const today = client.getQueryData<PhysioToday>(physioTodayKey());
  return today && 'exercises' in today ? today.exercises.find((one) => one.id === id)?.status : undefined;
};

/**
 * Mutation that logs an exercise for a date with an optimistic update. On failure, it reverts the update and shows a
 * toast. Requests for the same exercise are sent sequentially.
 */
export const useExerciseLog = (date: string, exercise: Exercise) => {
  const client = useQueryClient();
  const { id } = exercise;
  const { mutate } = useMutation({
    mutationKey: MUTATION_KEY,
    scope: { id: `physio-log ${id}` },
    mutationFn: (status: ExerciseStatus) =>
      callWithErrorMessage('Failed to save physio log', () => {
        const body = { date, planned: exercise.name, exerciseId: id, status };
        const mark = { subject: `exercise ${id} ${date}`, operation: 'savePhysioLog', body } as const;
        return submitMark(mark, { client, shownBy: physioTodayKey() });
      }),
    onMutate: async (status) => {
      await client.cancelQueries({ queryKey: physioTodayKey() });
      const before = cachedStatus(client, id);
      setCachedStatus(client, id, status);
      return { before };
    },
    onSuccess: ({ state }, status) => {
      // A mark that is queued on the device is sent later. Until then the server's response would not contain it.
      if (state === 'waiting') return;
      void client.invalidateQueries({ queryKey: [PATHS.physioLogs] });
      if (status !== 'none') {
        showToast({ tone: 'success', ...listWords().saved });
      }
    },
    onError: (_error, status, context) => {
      if (context?.before && cachedStatus(client, id) === status) setCachedStatus(client, id, context.before);
      // Refetches the query that onMutate cancelled, but only when no other exercise log is being sent.
      if (client.isMutating({ mutationKey: MUTATION_KEY }) === 1)
        void client.invalidateQueries({ queryKey: physioTodayKey() });
      showFailure(listWords().logFailed);
    },
  });
  return mutate;
};
