import { wipeWaiting } from '@stridewell/app/core';
import { storeRunner } from './last-runner.ts';

/**
 * Removes a runner's data from this device: queued check-ins and the stored user. (The service worker caches only
 * contain the product's files.) For logout and for erasing the account or its data.
 */
export const forgetDevice = async (userId: string): Promise<void> => {
  storeRunner(null);
  await wipeWaiting(userId);
};
