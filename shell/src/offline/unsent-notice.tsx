import { useQueueMark } from '@stridewell/app/core';
import { Suspense } from 'react';
import { lazyOrNothing } from '../frame/lazy-or-nothing.ts';
import { useLogoutQuestion } from './logout-question.ts';

const Waiting = lazyOrNothing(async () => (await import('@stridewell/app/queue')).WaitingCheckins);
const Host = lazyOrNothing(async () => (await import('./queue-host.tsx')).default);

const Question = lazyOrNothing(async () => (await import('./logout-dialog.tsx')).default);

/** Notice saying that there are unsent check-ins. */
export const UnsentNotice = () =>
  useQueueMark() && (
    <Suspense>
      <Waiting />
    </Suspense>
  );

/** Loads the code that sends the runner's offline queue, and the logout confirmation, when they are needed. */
export const QueueHostLoader = () => {
  const marked = useQueueMark();
  const asked = useLogoutQuestion(({ unsent }) => unsent > 0);
  return (
    <Suspense>
      {marked && <Host />}
      {asked && <Question />}
    </Suspense>
  );
};
