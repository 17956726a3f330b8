import { useConfirmation } from '@stridewell/app/core';
import { lazy, Suspense } from 'react';

const Question = lazy(() => import('./step-up-dialog.tsx'));

/** Shows the step-up dialog when a request needs it. The code is loaded on demand. */
export const StepUpHost = () =>
  useConfirmation(({ answer }) => answer !== null) && (
    <Suspense>
      <Question />
    </Suspense>
  );
