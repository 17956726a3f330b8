import { now } from '@stridewell/app/core';
import { dropSession, submitSessionLog } from '@stridewell/app/queue';
import type { Kept } from './kept.ts';
import { logOf, type SessionLog } from './machine/session-log.ts';
import { isWorthLogging } from './machine/state.ts';
import { runLogOf } from './run/run-log.ts';
import { isRunWorthLogging } from './run/run-state.ts';

/** The log of a session. Null if nothing was done. */
const logOfKept = (kept: Kept): SessionLog | null => {
  if (kept.kind === 'exercises') return isWorthLogging(kept.state) ? logOf(kept.state) : null;
  return isRunWorthLogging(kept.state) ? runLogOf(kept.state) : null;
};

/** Result of sending a log: stored by the server, or queued on the device. Null if nothing was done. */
export type Sent = 'sent' | 'waiting' | null;

/**
 * Sends the log of a session that has ended, or queues it on the device until that is possible. Removes the unfinished
 * session. Rejects if the server rejects the log.
 */
export const sendLog = async (userId: string, kept: Kept): Promise<Sent> => {
  const log = logOfKept(kept);
  if (!log) {
    await dropSession(userId);
    return null;
  }
  return submitSessionLog({
    id: kept.state.id,
    userId,
    date: log.date,
    body: { ...log },
    createdAt: now().toISOString(),
  });
};
