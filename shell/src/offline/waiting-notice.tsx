import { useQueueMark } from '@stridewell/ui/core';
import { type ComponentType, lazy, Suspense } from 'react';
import { useLeaveQuestion } from './leave-question.ts';

const Nothing: ComponentType = () => null;

/** The queue comes after the first screen; where it cannot be had, the screens go on without it. */
const later = (load: () => Promise<ComponentType>) =>
  lazy(async () => ({ default: await load().catch(() => Nothing) }));

const Waiting = later(async () => (await import('@stridewell/ui/queue')).WaitingCheckins);
const Host = later(async () => (await import('./queue-host.tsx')).default);

const Question = later(async () => (await import('./leave-dialog.tsx')).default);

/** Check-ins that are not yet sent, on a screen of the shell. */
export const WaitingNotice = () =>
  useQueueMark() && (
    <Suspense>
      <Waiting />
    </Suspense>
  );

/** Follows and sends the signed-in runner's queue where there is one, and asks before a logout that would lose it. */
export const Queue = () => {
  const marked = useQueueMark();
  const asked = useLeaveQuestion(({ unsent }) => unsent > 0);
  return (
    <Suspense>
      {marked && <Host />}
      {asked && <Question />}
    </Suspense>
  );
};
