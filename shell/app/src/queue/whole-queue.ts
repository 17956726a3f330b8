import { expireCheckins, wipeCheckins } from './database.ts';
import { expireSessionLogs, wipeSessionLogs } from './session-log-database.ts';

/** Deletes all that a runner has stored on this device: check-ins, session logs and an unfinished session. */
export const wipeQueue = async (userId: string): Promise<void> => {
  await Promise.all([wipeCheckins(userId), wipeSessionLogs(userId)]);
};

/** Deletes what is older than the retention and can no longer be sent. */
export const expireQueue = async (signedIn: string | null): Promise<void> => {
  await Promise.all([expireCheckins(signedIn), expireSessionLogs(signedIn)]);
};
