import { Button, Card, Stack, Text } from '@stridewell/ui/core';
import { lazy, Suspense, useState } from 'react';
import { forgetProfileDraft } from './draft.ts';

const DeleteDialog = lazy(async () => ({ default: (await import('@stridewell/app/account')).DeleteAccountDialog }));

/** Card with a button that deletes the account. The dialog is loaded on demand. */
export const AccountManagement = () => {
  const [open, setOpen] = useState(false);
  return (
    <Card title="Account Management">
      <Stack $gap={4}>
        <Text $size="14" $quiet={2}>
          Deletes your account and everything it owns, with both coaches.
        </Text>
        <Button variant="danger-quiet" icon="trash" onClick={() => setOpen(true)}>
          Delete Account & Data
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
