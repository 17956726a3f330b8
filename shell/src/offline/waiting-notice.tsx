import { type ComponentType, lazy, Suspense } from 'react';

const Nothing: ComponentType = () => null;

/** The queue comes after the first screen; where it cannot be had, the screens go on without it. */
const later = (load: () => Promise<ComponentType>) =>
  lazy(async () => ({ default: await load().catch(() => Nothing) }));

const Waiting = later(async () => (await import('@stridewell/ui/queue')).WaitingCheckins);
const Host = later(async () => (await import('./queue-host.tsx')).default);

/** Check-ins that are not yet sent, on a screen of the shell. */
export const WaitingNotice = () => (
  <Suspense>
    <Waiting />
  </Suspense>
);

/** Follows and sends the signed-in runner's queue; shows nothing by itself. */
export const Queue = () => (
  <Suspense>
    <Host />
  </Suspense>
);
