import { Button, Card, Stack, Text } from '@stridewell/ui/core';
import { lazy, Suspense, useState } from 'react';

const DeleteDialog = lazy(() => import('./delete-dialog.tsx'));

/** Card with a button that deletes all data except the account. The dialog is loaded on demand. */
export const DataManagement = () => {
  const [open, setOpen] = useState(false);
  return (
    <Card title="Data Management">
      <Stack $gap={4}>
        <Text $size="14" $quiet={2}>
          Deletes every check-in, plan, log and chat. Your account stays.
        </Text>
        <Button variant="danger-quiet" icon="trash" onClick={() => setOpen(true)}>
          Delete All My Data
        </Button>
      </Stack>
      {open && (
        <Suspense fallback={null}>
          <DeleteDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Card>
  );
};
