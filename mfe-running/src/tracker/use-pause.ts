import { callApi, invalidateAfter, messageOf, useApi, useSingleMutation } from '@stridewell/app/core';
import type { PlanPause } from '@stridewell/contracts/web';
import { showFailure, showToast } from '@stridewell/ui/core';
import { useQueryClient } from '@tanstack/react-query';
import { pauseWords } from './pause-words.ts';

const MUTATION_KEY = ['pause'];

/** Query of the current or upcoming pause. Null if there is none, undefined while loading or after a failure. */
export const useCurrentPause = (): PlanPause | null | undefined => useApi('readPause').data;

/** Mutation that pauses the plan. */
export const usePause = (onPaused: () => void) => {
  const client = useQueryClient();
  return useSingleMutation({
    mutationKey: MUTATION_KEY,
    mutationFn: ({ to, ...pause }: PlanPause) =>
      callApi('beginPause', { body: to === null ? pause : { ...pause, to } }),
    onSuccess: () => {
      invalidateAfter(client, 'beginPause');
      showToast({ ...pauseWords().paused, tone: 'success' });
      onPaused();
    },
    onError: (error) => showFailure(messageOf(error, pauseWords().beginFailed)),
  });
};

/** Mutation that ends the pause. */
export const useEndPause = () => {
  const client = useQueryClient();
  return useSingleMutation({
    mutationKey: MUTATION_KEY,
    mutationFn: () => callApi('endPause'),
    onSuccess: () => {
      invalidateAfter(client, 'endPause');
      showToast({ ...pauseWords().ended, tone: 'success' });
    },
    onError: (error) => showFailure(messageOf(error, pauseWords().endFailed)),
  });
};
