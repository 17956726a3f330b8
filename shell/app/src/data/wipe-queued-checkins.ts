import { isQueueMarked } from './queue-mark.ts';

/** Deletes check-ins that have waited on this device for too long. Loads the queue's code only if check-ins wait. */
export const expireWaiting = async (signedIn: string | null): Promise<void> => {
  if (!isQueueMarked()) return;
  const queue = await import('../queue.ts').catch(() => null);
  await queue?.expireCheckins(signedIn).catch(() => undefined);
};

/**
 * Deletes the check-ins in this device's offline queue, which are the runner's data too. Loads the queue's code. Never
 * rejects: a browser that refuses storage has nothing to delete.
 */
export const wipeWaiting = async (userId: string): Promise<void> => {
  const queue = await import('../queue.ts').catch(() => null);
  await queue?.wipeCheckins(userId).catch(() => undefined);
};
