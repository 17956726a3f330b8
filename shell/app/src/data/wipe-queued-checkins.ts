import { wipeStoredResponses } from './offline-responses.ts';
import { isQueueMarked } from './queue-mark.ts';

/** Deletes expired entries from the offline queue. Loads the code of the queue only if the queue is not empty. */
export const expireWaiting = async (signedIn: string | null): Promise<void> => {
  if (!isQueueMarked()) return;
  const queue = await import('../queue.ts').catch(() => null);
  await queue?.expireQueue(signedIn).catch(() => undefined);
};

/**
 * Deletes a runner's data on this device: check-ins, sessions and marks in the offline queue, whose code is loaded on
 * demand, and the stored responses. Never rejects, because nothing is stored if the browser blocks storage.
 */
export const wipeWaiting = async (userId: string): Promise<void> => {
  await wipeStoredResponses();
  const queue = await import('../queue.ts').catch(() => null);
  await queue?.wipeQueue(userId).catch(() => undefined);
};
