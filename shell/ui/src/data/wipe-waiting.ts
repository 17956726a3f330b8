/**
 * Takes the check-ins that still wait for the network off this device: they are the runner's data too. Never rejects: a
 * browser that keeps nothing for us has nothing to wipe. The queue's own code is fetched for it.
 */
export const wipeWaiting = async (userId: string): Promise<void> => {
  const queue = await import('../queue.ts').catch(() => null);
  await queue?.wipeCheckins(userId).catch(() => undefined);
};
