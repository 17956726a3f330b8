import type { BodyOf } from '@stridewell/contracts/web';
import { messageOf } from '../data/api-error.ts';
import type { ConsentMode } from '../data/consent-prompt.ts';
import { callApi } from '../data/operations.ts';
import { withQueueLock } from './lock.ts';
import { notifyQueueChanged, sessionLogsOf, showQueue, useQueue } from './queue.ts';
import {
  addSessionLog,
  type NewSessionLog,
  type QueuedSessionLog,
  refuseSessionLog,
  removeSessionLog,
} from './session-log-database.ts';
import { isSignedIn, SEND_TIMEOUT_MS } from './signed-in.ts';
import { isSignedOut, isUnreachable, verdictOf } from './verdict.ts';

const put = async (
  { id, body }: Pick<QueuedSessionLog, 'id' | 'body'>,
  consent: ConsentMode = 'ask',
): Promise<void> => {
  // The body may have been stored by an earlier release, so the server validates it instead of this code.
  await callApi('savePhysioSession', {
    params: { id },
    body: body as BodyOf<'savePhysioSession'>,
    timeoutMs: SEND_TIMEOUT_MS,
    consent,
  });
};

const sendOne = async (log: QueuedSessionLog): Promise<boolean> => {
  try {
    await put(log, 'once');
    await removeSessionLog(log.id);
    useQueue.setState({ lastSentLog: log });
    return true;
  } catch (error) {
    if (verdictOf(error) === 'keep') return false;
    await refuseSessionLog(log.id, messageOf(error, 'Stridewell could not accept this session.'));
    return true;
  }
};

const waitingLogs = async (userId: string): Promise<QueuedSessionLog[]> =>
  (await sessionLogsOf(userId)).filter(({ refused }) => refused === null);

/**
 * Sends a runner's session logs in the order of creation until an attempt fails. Returns true if none is left. Must be
 * called while holding the lock.
 */
export const sendSessionLogs = async (userId: string): Promise<boolean> => {
  const waiting = await waitingLogs(userId);
  if (waiting.length === 0) return true;
  if (!(await isSignedIn(userId).catch(() => false))) return false;
  for (const log of waiting) {
    const isSent = await sendOne(log);
    await notifyQueueChanged();
    if (!isSent) return false;
  }
  return true;
};

const sendNow = async (log: QueuedSessionLog): Promise<'sent' | 'waiting'> => {
  if (!navigator.onLine) return 'waiting';
  try {
    await put(log);
    await removeSessionLog(log.id);
    return 'sent';
  } catch (error) {
    if (isUnreachable(error) || isSignedOut(error) || verdictOf(error) === 'keep') return 'waiting';
    await refuseSessionLog(log.id, messageOf(error, 'Stridewell could not accept this session.'));
    throw error;
  }
};

/**
 * Queues the log of a finished session and sends it. If the server cannot be reached, the log stays on the device and
 * is sent later. Rejects when the server rejects it. A rejected log stays on the device with the reason.
 */
export const submitSessionLog = async (made: NewSessionLog): Promise<'sent' | 'waiting'> => {
  const log = await addSessionLog(made).catch(() => null);
  if (!log) {
    // The browser blocks storage, so the log is sent without being stored first.
    await put(made);
    return 'sent';
  }
  showQueue(made.userId);
  try {
    return await withQueueLock(made.userId, () => sendNow(log));
  } finally {
    await notifyQueueChanged();
  }
};
