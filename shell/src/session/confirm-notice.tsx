import { useConfirmation } from '@stridewell/ui/core';
import { lazy, Suspense } from 'react';

const Question = lazy(() => import('./confirm-dialog.tsx'));

/** Asks the runner to confirm who they are when a call needs it; fetched when it is needed. */
export const ConfirmNotice = () =>
  useConfirmation(({ answer }) => answer !== null) && (
    <Suspense>
      <Question />
    </Suspense>
  );
