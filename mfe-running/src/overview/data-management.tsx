import { Button, Card, Stack, Text } from '@stridewell/ui/core';
import { lazy, Suspense, useState } from 'react';
import { overviewWords } from './overview-words.ts';

const DeleteDialog = lazy(() => import('./delete-dialog.tsx'));

/** Card with a button that deletes all data except the account. The dialog is loaded on demand. */
export const DataManagement = () => {
  const words = overviewWords().data;
  const [open, setOpen] = useState(false);
  return (
    <Card title={words.title}>
      <Stack $gap={4}>
        <Text $size="14" $quiet={2}>
          {words.text}
        </Text>
        <Button variant="danger-quiet" icon="trash" onClick={() => setOpen(true)}>
          {words.open}
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
