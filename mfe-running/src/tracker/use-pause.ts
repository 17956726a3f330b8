import { PATHS, type PlanPause } from '@stridewell/contracts/web';
import { api, messageOf, showToast, useSingleMutation } from '@stridewell/ui/core';
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';

/** A pause moves the plan, and with it what each day is. */
const readAgain = (client: QueryClient): void => {
  for (const key of [PATHS.pause, PATHS.weeklyPlan, PATHS.weeklyOutcomes])
    void client.invalidateQueries({ queryKey: [key] });
};

const CALL = ['pause'];

/** The pause that stands or is still to come; null without one, undefined while it is not known. */
export const useCurrentPause = (): PlanPause | null | undefined =>
  useQuery<PlanPause | null>({ queryKey: [PATHS.pause] }).data;

/** Pauses the plan from one day to another, or until the runner is back. */
export const usePause = (onPaused: () => void) => {
  const client = useQueryClient();
  return useSingleMutation({
    mutationKey: CALL,
    mutationFn: ({ to, ...pause }: PlanPause) =>
      api.post<PlanPause>(PATHS.pause, to === null ? pause : { ...pause, to }),
    onSuccess: () => {
      readAgain(client);
      showToast({ title: 'Plan paused', text: 'Tell us when you are back.', tone: 'success' });
      onPaused();
    },
    onError: (error) =>
      showToast({ title: 'Error', text: messageOf(error, 'Failed to pause the plan'), tone: 'destructive' }),
  });
};

/** Ends the pause there is. */
export const useEndPause = () => {
  const client = useQueryClient();
  return useSingleMutation({
    mutationKey: CALL,
    mutationFn: () => api.delete(PATHS.pause),
    onSuccess: () => {
      readAgain(client);
      showToast({ title: 'Welcome back', text: 'Your plan starts again gently.', tone: 'success' });
    },
    onError: (error) =>
      showToast({ title: 'Error', text: messageOf(error, 'Failed to end the pause'), tone: 'destructive' }),
  });
};
