import { PATHS } from '@stridewell/contracts/web';
import { api, isEmbedded, showToast, useSingleMutation, useUser, wipeWaiting } from '@stridewell/ui/core';
import { useQueryClient } from '@tanstack/react-query';

/** How long the runner reads that it is done before the app starts anew, milliseconds. */
export const HOME_DELAY_MS = 2_000;

/** Loads the app anew at home, so that nothing that was deleted is left in memory; the embedded mode stays. */
const goHome = (): void => window.location.assign(isEmbedded() ? '/?embed=1' : '/');

/** Deletes everything the runner owns. On success the cache is emptied, and after two seconds the app starts anew at home. */
export const useDeleteAll = (onDone: () => void) => {
  const client = useQueryClient();
  const { id } = useUser();
  return useSingleMutation({
    mutationKey: ['delete-all'],
    mutationFn: () => api.delete(PATHS.deleteAll),
    onSuccess: () => {
      showToast({ title: 'Your data is being deleted', text: 'Your account stays.', tone: 'success' });
      onDone();
      client.clear();
      void wipeWaiting(id);
      // Not tied to a component: whichever screen is open by then shows what was deleted.
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
