import { Stack, showToast, Text } from '@stridewell/ui/core';
import { TextField } from '@stridewell/ui/forms';
import { AlertDialog } from '@stridewell/ui/overlays';
import { type SubmitEvent, useState } from 'react';
import { useDeleteAll } from './use-delete-all.ts';

const CONFIRMATION = 'DELETE MY DATA';

/** Deletes all data after a typed confirmation. Cannot be closed while the request is pending. */
const DeleteDialog = ({ onClose }: { onClose: () => void }) => {
  const [typed, setTyped] = useState('');
  const { mutate, isPending } = useDeleteAll(onClose);
  const confirmed = typed === CONFIRMATION;
  const handleSubmit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (confirmed) {
      mutate();
      return;
    }
    showToast({
      title: 'Confirmation Required',
      text: `Please type '${CONFIRMATION}' to confirm`,
      tone: 'destructive',
    });
  };
  return (
    <AlertDialog
      title="Delete all my data"
      open
      danger
      onOpenChange={(open) => !open && !isPending && onClose()}
      action="Delete Everything"
      onAction={() => mutate()}
      busy={isPending && 'Deleting...'}
      disabled={!confirmed}
    >
      <Stack $gap={4}>
        <Text $quiet={2}>
          This deletes all your check-ins, plans, training logs, coach and physio profiles, and chats. It cannot be
          undone. Your account stays.
        </Text>
        <form onSubmit={handleSubmit}>
          <TextField
            label={`Type ${CONFIRMATION} to confirm`}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            readOnly={isPending}
          />
        </form>
      </Stack>
    </AlertDialog>
  );
};

export default DeleteDialog;
