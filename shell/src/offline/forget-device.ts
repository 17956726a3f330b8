import { wipeWaiting } from '@stridewell/ui/core';
import { keepRunner } from './last-runner.ts';

/**
 * Takes what is a runner's off this device: check-ins that wait, and who they are. The worker's caches hold files of the
 * product alone. For logout, and for whatever erases the account or its data.
 */
export const forgetDevice = async (userId: string): Promise<void> => {
  keepRunner(null);
  await wipeWaiting(userId);
};
