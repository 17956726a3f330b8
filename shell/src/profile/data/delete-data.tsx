import { Button } from '@stridewell/ui/core';
import { lazy, Suspense, useState } from 'react';
import { stopLive } from '../../live/start-live.ts';

const DeleteDialog = lazy(async () => ({ default: (await import('@stridewell/ui/overlays')).DeleteAccountDialog }));

/** Button to delete the account and all its data. The dialog's code is loaded when it is opened. */
export const DeleteData = () => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="danger-quiet" icon="trash" onClick={() => setOpen(true)}>
        Delete My Data
      </Button>
      {open && (
        <Suspense fallback={null}>
          <DeleteDialog onClose={() => setOpen(false)} onDeleted={stopLive} />
        </Suspense>
      )}
    </>
  );
};
