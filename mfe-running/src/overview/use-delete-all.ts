import { callApi, isEmbedded, useSingleMutation, useUser, wipeWaiting } from '@stridewell/app/core';
import { showToast } from '@stridewell/ui/core';
import { useQueryClient } from '@tanstack/react-query';

/** How long the confirmation is shown before the app reloads, milliseconds. */
export const HOME_DELAY_MS = 2_000;

/** Reloads the app at the home page, so that no deleted data stays in memory. Embedded mode is kept. */
const goHome = (): void => window.location.assign(isEmbedded() ? '/?embed=1' : '/');

/** Deletes all the runner's data, then empties the cache and, after two seconds, reloads the app at the home page. */
export const useDeleteAll = (onDone: () => void) => {
  const client = useQueryClient();
  const { id } = useUser();
  return useSingleMutation({
    mutationKey: ['delete-all'],
    mutationFn: () => callApi('eraseData'),
    onSuccess: () => {
      showToast({ title: 'Your data is being deleted', text: 'Your account stays.', tone: 'success' });
      onDone();
      client.clear();
      void wipeWaiting(id);
      // Not tied to a component: any screen that is open by then may still show deleted data.
      setTimeout(goHome, HOME_DELAY_MS);
    },
    onError: () =>
      showToast({
        title: 'Deletion Failed',
        text: 'Failed to delete your data. Please try again.',
        tone: 'destructive',
      }),
  });
};
