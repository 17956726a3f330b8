import { showFailure } from '@stridewell/ui/core';
import { useQueryClient } from '@tanstack/react-query';
import { messageOf } from '../data/api-error.ts';
import { wipeDeviceData } from '../data/erasure.ts';
import { callApi } from '../data/operations.ts';
import { useUser } from '../data/session.ts';
import { NotConfirmedError, withConfirmation } from '../data/step-up.ts';
import { toastAfterReload } from '../data/stored-toast.ts';
import { useSingleMutation } from '../data/use-single-mutation.ts';
import { wipeWaiting } from '../data/wipe-queued-checkins.ts';
import { isEmbedded } from '../page/embedded.ts';
import { pageLanguage } from '../screens/page-language.ts';

const WORDS = {
  en: {
    done: 'Your account is deleted',
    running: 'Your account is being deleted',
    failed: 'Failed to delete account',
  },
  nb: {
    done: 'Kontoen din er slettet',
    running: 'Kontoen din blir slettet',
    failed: 'Kontoen ble ikke slettet',
  },
};

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
      const { done, running } = WORDS[pageLanguage()];
      toastAfterReload({ title: status === 'complete' ? done : running, tone: 'success' });
      window.location.assign(home);
    },
    onError: (error) => {
      if (error instanceof NotConfirmedError) return;
      showFailure(messageOf(error, WORDS[pageLanguage()].failed));
    },
  });
};
