import { PATHS } from '@stridewell/contracts/web';
import {
  api,
  forgetToken,
  isEmbedded,
  messageOf,
  showToast,
  toastAfterReload,
  useSingleMutation,
} from '@stridewell/ui/core';
import { useQueryClient } from '@tanstack/react-query';
import { forgetProfileDraft } from './draft.ts';

/** Deletes the account. On success nothing that was read is kept, and the app starts anew, signed out. */
export const useDeleteAccount = () => {
  const client = useQueryClient();
  return useSingleMutation({
    mutationKey: ['delete-account'],
    mutationFn: () => api.delete(PATHS.deleteMe),
    onSuccess: () => {
      forgetProfileDraft();
      client.clear();
      forgetToken();
      toastAfterReload({ title: 'Your account is being deleted', tone: 'success' });
      window.location.assign(isEmbedded() ? '/?embed=1' : '/');
    },
    onError: (error) =>
      showToast({ title: 'Error', text: messageOf(error, 'Failed to delete account'), tone: 'destructive' }),
  });
};
