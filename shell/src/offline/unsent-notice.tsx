import { useQueueMark } from '@stridewell/app/core';
import { type ComponentType, lazy, Suspense } from 'react';
import { useLogoutQuestion } from './logout-question.ts';

const Nothing: ComponentType = () => null;

/** Loads a part of the queue after the first screen. If that fails, the screens work without it. */
const lazyOrNothing = (load: () => Promise<ComponentType>) =>
  lazy(async () => ({ default: await load().catch(() => Nothing) }));

const Waiting = lazyOrNothing(async () => (await import('@stridewell/app/queue')).WaitingCheckins);
const Host = lazyOrNothing(async () => (await import('./queue-host.tsx')).default);

const Question = lazyOrNothing(async () => (await import('./logout-dialog.tsx')).default);

/** Notice of unsent check-ins, for screens of the shell. */
export const UnsentNotice = () =>
  useQueueMark() && (
    <Suspense>
      <Waiting />
    </Suspense>
  );

/** Sends the signed-in runner's queue, if there is one, and asks before a logout that would discard it. */
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
