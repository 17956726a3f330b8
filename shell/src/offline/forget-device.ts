import { wipeWaiting } from '@stridewell/app/core';
import { storeRunner } from './last-runner.ts';

/**
 * Removes a runner's data from this device: queued check-ins, files shared with the app and the stored user. (The service
 * worker's other caches contain only files of the app.)
 */
export const forgetDevice = async (userId: string): Promise<void> => {
  storeRunner(null);
  await wipeWaiting(userId);
};
