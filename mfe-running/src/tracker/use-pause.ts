import { PATHS, type PlanPause } from '@stridewell/contracts/web';
import { api, messageOf, showToast, useSingleMutation } from '@stridewell/ui/core';
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';

/** Refetches the pause, and the plan and outcomes that depend on it. */
const refetchPlan = (client: QueryClient): void => {
  for (const key of [PATHS.pause, PATHS.weeklyPlan, PATHS.weeklyOutcomes])
    void client.invalidateQueries({ queryKey: [key] });
};

const MUTATION_KEY = ['pause'];

/** The current or coming pause; null if there is none, undefined while unknown. */
export const useCurrentPause = (): PlanPause | null | undefined =>
  useQuery<PlanPause | null>({ queryKey: [PATHS.pause] }).data;

/** Pauses the plan for a range of days, or until the runner is back. */
export const usePause = (onPaused: () => void) => {
  const client = useQueryClient();
  return useSingleMutation({
    mutationKey: MUTATION_KEY,
    mutationFn: ({ to, ...pause }: PlanPause) =>
      api.post<PlanPause>(PATHS.pause, to === null ? pause : { ...pause, to }),
    onSuccess: () => {
      refetchPlan(client);
      showToast({ title: 'Plan paused', text: 'Tell us when you are back.', tone: 'success' });
      onPaused();
    },
    onError: (error) =>
      showToast({ title: 'Error', text: messageOf(error, 'Failed to pause the plan'), tone: 'destructive' }),
  });
};

/** Ends the current pause. */
export const useEndPause = () => {
  const client = useQueryClient();
  return useSingleMutation({
    mutationKey: MUTATION_KEY,
    mutationFn: () => api.delete(PATHS.pause),
    onSuccess: () => {
      refetchPlan(client);
      showToast({ title: 'Welcome back', text: 'Your plan starts again gently.', tone: 'success' });
    },
    onError: (error) =>
      showToast({ title: 'Error', text: messageOf(error, 'Failed to end the pause'), tone: 'destructive' }),
  });
};
