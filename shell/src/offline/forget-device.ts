import { wipeWaiting } from '@stridewell/app/core';
import { storeRunner } from './last-runner.ts';

/**
 * Removes a runner's data from this device: queued check-ins and the stored user. (The caches of the service worker only
 * contain files of the product.)
 */
export const forgetDevice = async (userId: string): Promise<void> => {
  storeRunner(null);
  await wipeWaiting(userId);
};
