import { useConfirmation } from '@stridewell/ui/core';
import { lazy, Suspense } from 'react';

const Question = lazy(() => import('./confirm-dialog.tsx'));

/** Shows the step-up dialog when a request needs it. Its code is loaded on demand. */
export const ConfirmNotice = () =>
  useConfirmation(({ answer }) => answer !== null) && (
    <Suspense>
      <Question />
    </Suspense>
  );
