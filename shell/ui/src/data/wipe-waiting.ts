import { isQueueMarked } from './queue-mark.ts';

/** Throws away what has been on this device for too long; fetches nothing where nothing waits. */
export const expireWaiting = async (signedIn: string | null): Promise<void> => {
  if (!isQueueMarked()) return;
  const queue = await import('../queue.ts').catch(() => null);
  await queue?.expireCheckins(signedIn).catch(() => undefined);
};

/**
 * Takes the check-ins that still wait for the network off this device: they are the runner's data too. Never rejects: a
 * browser that keeps nothing for us has nothing to wipe. The queue's own code is fetched for it.
 */
export const wipeWaiting = async (userId: string): Promise<void> => {
  const queue = await import('../queue.ts').catch(() => null);
  await queue?.wipeCheckins(userId).catch(() => undefined);
};
