import { isQueueMarked } from './queue-mark.ts';

/** Deletes expired check-ins from the offline queue. Loads the queue's code only if the queue has entries. */
export const expireWaiting = async (signedIn: string | null): Promise<void> => {
  if (!isQueueMarked()) return;
  const queue = await import('../queue.ts').catch(() => null);
  await queue?.expireCheckins(signedIn).catch(() => undefined);
};

/**
 * Deletes a runner's check-ins from the offline queue. Loads the queue's code. Never rejects, because nothing is stored
 * when the browser refuses storage.
 */
export const wipeWaiting = async (userId: string): Promise<void> => {
  const queue = await import('../queue.ts').catch(() => null);
  await queue?.wipeCheckins(userId).catch(() => undefined);
};
