import { forgetSharedFiles } from '../data/shared-files.ts';
import { expireCheckins, wipeCheckins } from './database.ts';
import { expireMarks, wipeMarks } from './mark-database.ts';
import { expireSessionLogs, wipeSessionLogs } from './session-log-database.ts';

/**
 * Deletes a runner's waiting data on this device: check-ins, session logs, marks, an unfinished session, and files that
 * other apps shared with this one.
 */
export const wipeQueue = async (userId: string): Promise<void> => {
  await Promise.all([wipeCheckins(userId), wipeSessionLogs(userId), wipeMarks(userId), forgetSharedFiles()]);
};

/** Deletes entries that have exceeded the retention period and can no longer be sent. */
export const expireQueue = async (signedIn: string | null): Promise<void> => {
  await Promise.all([expireCheckins(signedIn), expireSessionLogs(signedIn), expireMarks(signedIn)]);
};
