import {
  callApi,
  isEmbedded,
  NotConfirmedError,
  useSingleMutation,
  useUser,
  wipeWaiting,
  withConfirmation,
} from '@stridewell/app/core';
import { showToast } from '@stridewell/ui/core';
import { useQueryClient } from '@tanstack/react-query';
import { overviewWords } from './overview-words.ts';

/** Time in milliseconds between the toast and the reload. */
export const HOME_DELAY_MS = 2_000;

/** Loads the home page, so that no deleted data stays in memory. Keeps embedded mode. */
const goHome = (): void => window.location.assign(isEmbedded() ? '/?embed=1' : '/');

/** Deletes all of the runner's data, clears the query cache and loads the home page after two seconds. */
export const useDeleteAll = (onDone: () => void) => {
  const client = useQueryClient();
  const { id } = useUser();
  return useSingleMutation({
    mutationKey: ['delete-all'],
    mutationFn: () => withConfirmation(() => callApi('eraseData')),
    onSuccess: () => {
      showToast({ ...overviewWords().data.deleted, tone: 'success' });
      onDone();
      client.clear();
      void wipeWaiting(id);
      // The timer is not cancelled on unmount, because the screen that is open by then might still show deleted data.
      setTimeout(goHome, HOME_DELAY_MS);
    },
    onError: (error) => {
      if (error instanceof NotConfirmedError) return;
      showToast({ ...overviewWords().data.failed, tone: 'destructive' });
    },
  });
};
