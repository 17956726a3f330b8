import {
  callApi,
  isEmbedded,
  messageOf,
  toastAfterReload,
  useSingleMutation,
  useUser,
  wipeWaiting,
} from '@stridewell/app/core';
import { Alert, Button, showToast, token } from '@stridewell/ui/core';
import { AlertDialog } from '@stridewell/ui/overlays';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import styled from 'styled-components';
import { forgetAccountExisted } from './account-existed.ts';
import { reloadTo } from './navigation.ts';

const Place = styled.aside`
  max-width: calc(${token('content-max')} + 2 * ${token('gutter')});
  margin: 0 auto;
  padding: ${token('space-4')} ${token('gutter')} 0;
`;

/** Mutation that erases all data except the account and reloads the app at the home screen. */
const useStartEmpty = () => {
  const client = useQueryClient();
  const { id } = useUser();
  return useSingleMutation({
    mutationKey: ['start-empty'],
    mutationFn: () => callApi('eraseData'),
    onSuccess: async () => {
      forgetAccountExisted();
      client.clear();
      await wipeWaiting(id);
      toastAfterReload({ title: 'Your account is empty now', tone: 'success' });
      reloadTo(isEmbedded() ? '/?embed=1' : '/');
    },
    onError: (error) =>
      showToast({ title: 'Error', text: messageOf(error, 'Failed to delete the data.'), tone: 'destructive' }),
  });
};

/**
 * Asks the runner whether to keep or delete the data of an account that existed before the runner verified the address.
 */
export default function AccountExistedQuestion() {
  const [confirming, setConfirming] = useState(false);
  const { mutate, isPending, isSuccess } = useStartEmpty();
  const busy = isPending || isSuccess;
  return (
    <Place aria-label="This account existed before">
      <Alert
        live
        tone="warning"
        title="An account with your address already existed"
        actions={
          <>
            <Button small onClick={forgetAccountExisted}>
              Keep what is in it
            </Button>
            <Button small variant="secondary" onClick={() => setConfirming(true)}>
              Start empty
            </Button>
          </>
        }
      >
        It was opened with a password before your address was verified. That password no longer works, and every other
        session has ended. If it was you, keep your data and set a new password on your profile. If it was not, start
        empty.
      </Alert>
      <AlertDialog
        danger
        title="Start empty"
        open={confirming}
        onOpenChange={(open) => !busy && setConfirming(open)}
        action="Delete the data"
        onAction={() => mutate()}
        busy={busy && 'Deleting...'}
      >
        This deletes all check-ins, plans, logs, coach profiles and chats of this account, for good. The account stays.
      </AlertDialog>
    </Place>
  );
}
