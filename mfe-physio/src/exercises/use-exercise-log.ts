import { callApi } from '@stridewell/app/core';
import { type Exercise, type ExerciseStatus, PATHS, type PhysioToday } from '@stridewell/contracts/web';
import { showToast } from '@stridewell/ui/core';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { callWithErrorMessage } from '../calls/call-or.ts';

const KEY = [PATHS.physioToday];
const CALL = ['physio-log'];

const put = (client: QueryClient, id: string, status: ExerciseStatus): void => {
  client.setQueryData<PhysioToday>(KEY, (today) =>
    today && 'exercises' in today
      ? { ...today, exercises: today.exercises.map((one) => (one.id === id ? { ...one, status } : one)) }
      : today,
  );
};

const held = (client: QueryClient, id: string): ExerciseStatus | undefined => {
  const today = client.getQueryData<PhysioToday>(KEY);
  return today && 'exercises' in today ? today.exercises.find((one) => one.id === id)?.status : undefined;
};

/**
 * Logs an exercise of a day with an optimistic update; on failure the update is rolled back and a toast is shown. Taps
 * on the same exercise are sent one after the other, in order.
 */
export const useExerciseLog = (date: string, exercise: Exercise) => {
  const client = useQueryClient();
  const { id } = exercise;
  const { mutate } = useMutation({
    mutationKey: CALL,
    scope: { id: `physio-log ${id}` },
    mutationFn: (status: ExerciseStatus) =>
      callWithErrorMessage('Failed to save physio log', () =>
        callApi('savePhysioLog', {
          body: {
            date,
            planned: exercise.name,
            exerciseId: id,
            status,
          },
        }),
      ),
    onMutate: async (status) => {
      await client.cancelQueries({ queryKey: KEY });
      const before = held(client, id);
      put(client, id, status);
      return { before };
    },
    onSuccess: (_answer, status) => {
      void client.invalidateQueries({ queryKey: [PATHS.physioLogs] });
      if (status !== 'none') {
        showToast({ tone: 'success', title: 'Entry Added', text: 'Your progress has been logged.' });
      }
    },
    onError: (_error, status, context) => {
      if (context?.before && held(client, id) === status) put(client, id, context.before);
      // Refetches what the tap cancelled, but only when no other tap is still being sent.
      if (client.isMutating({ mutationKey: CALL }) === 1) void client.invalidateQueries({ queryKey: KEY });
      showToast({ tone: 'destructive', title: 'Error', text: 'Failed to add log entry. Please try again.' });
    },
  });
  return mutate;
};
