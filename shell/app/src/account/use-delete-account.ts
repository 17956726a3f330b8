import { showToast } from '@stridewell/ui/core';
import { useQueryClient } from '@tanstack/react-query';
import { messageOf } from '../data/api-error.ts';
import { wipeDeviceData } from '../data/erasure.ts';
import { toastAfterReload } from '../data/kept-toast.ts';
import { callApi } from '../data/operations.ts';
import { useUser } from '../data/session.ts';
import { NotConfirmedError, withConfirmation } from '../data/step-up.ts';
import { useSingleMutation } from '../data/use-single-mutation.ts';
import { wipeWaiting } from '../data/wipe-queued-checkins.ts';
import { isEmbedded } from '../page/embedded.ts';

/** Mutation that deletes the account, clears all cached and stored data, and reloads the app without a session. */
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
      wipeDeviceData(erasureId);
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
