import { useQueryClient } from '@tanstack/react-query';
import { messageOf } from '../data/api-error.ts';
import { NotConfirmedError, withConfirmation } from '../data/confirmation.ts';
import { forgetRunner } from '../data/erasure.ts';
import { callApi } from '../data/operations.ts';
import { useUser } from '../data/session.ts';
import { useSingleMutation } from '../data/use-single-mutation.ts';
import { wipeWaiting } from '../data/wipe-waiting.ts';
import { showToast, toastAfterReload } from '../feedback/toast-store.ts';
import { isEmbedded } from '../layout/embedded.ts';

/** Deletes the account. On success it clears all cached and stored data and reloads the app, signed out. */
export const useDeleteAccount = (onDeleted?: () => void) => {
  const client = useQueryClient();
  const { id } = useUser();
  return useSingleMutation({
    mutationKey: ['delete-account'],
    mutationFn: () => withConfirmation(() => callApi('eraseAccount')),
    onSuccess: async ({ erasureId, status }) => {
      const home = isEmbedded() ? '/?embed=1' : '/';
      onDeleted?.();
      client.clear();
      forgetRunner(erasureId);
      await wipeWaiting(id);
      const title = status === 'complete' ? 'Your account is deleted' : 'Your account is being deleted';
      toastAfterReload({ title, tone: 'success' });
      window.location.assign(home);
    },
    onError: (error) => {
      if (error instanceof NotConfirmedError) return;
      showToast({ title: 'Error', text: messageOf(error, 'Failed to delete account'), tone: 'destructive' });
    },
  });
};
