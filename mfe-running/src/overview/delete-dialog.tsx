import { Stack, showToast, Text } from '@stridewell/ui/core';
import { TextField } from '@stridewell/ui/forms';
import { AlertDialog } from '@stridewell/ui/overlays';
import { type SubmitEvent, useState } from 'react';
import { overviewWords } from './overview-words.ts';
import { useDeleteAll } from './use-delete-all.ts';

/** Deletes all data after a typed confirmation. Cannot be closed while the request is pending. */
const DeleteDialog = ({ onClose }: { onClose: () => void }) => {
  const words = overviewWords().data;
  const [typed, setTyped] = useState('');
  const { mutate, isPending } = useDeleteAll(onClose);
  const confirmed = typed === words.confirmation;
  const handleSubmit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (confirmed) {
      mutate();
      return;
    }
    showToast({
      title: words.required.title,
      text: words.required.text(words.confirmation),
      tone: 'destructive',
    });
  };
  return (
    <AlertDialog
      title={words.dialog}
      open
      danger
      onOpenChange={(open) => !open && !isPending && onClose()}
      action={words.action}
      cancel={words.cancel}
      onAction={() => mutate()}
      busy={isPending && words.busy}
      disabled={!confirmed}
    >
      <Stack $gap={4}>
        <Text $quiet={2}>{words.what}</Text>
        <form onSubmit={handleSubmit}>
          <TextField
            label={words.type(words.confirmation)}
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
