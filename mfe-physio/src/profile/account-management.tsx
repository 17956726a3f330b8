import { Button, Card, Stack, Text } from '@stridewell/ui/core';
import { lazy, Suspense, useState } from 'react';
import { forgetProfileDraft } from './draft.ts';
import { profileWords } from './profile-words.ts';

const DeleteDialog = lazy(async () => ({ default: (await import('@stridewell/app/account')).DeleteAccountDialog }));

/** Card with a button that deletes the account. The dialog is loaded on demand. */
export const AccountManagement = () => {
  const words = profileWords().account;
  const [open, setOpen] = useState(false);
  return (
    <Card title={words.title}>
      <Stack $gap={4}>
        <Text $size="14" $quiet={2}>
          {words.text}
        </Text>
        <Button variant="danger-quiet" icon="trash" onClick={() => setOpen(true)}>
          {words.button}
        </Button>
      </Stack>
      {open && (
        <Suspense fallback={null}>
          <DeleteDialog onClose={() => setOpen(false)} onDeleted={forgetProfileDraft} />
        </Suspense>
      )}
    </Card>
  );
};
