import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { updateStoredResponse } from '../data/offline-responses.ts';
import { callApi } from '../data/operations.ts';
import { pathOf } from '../data/query-client.ts';
import { useSession } from '../data/session.ts';
import { withQueueLock } from './lock.ts';
import { addMark, type NewMark, type QueuedMark, removeMark } from './mark-database.ts';
import { marksOf, notifyQueueChanged, showQueue, useQueue } from './queue.ts';
import { sendSessionLogs } from './send-session-logs.ts';
import { isSignedIn, SEND_TIMEOUT_MS } from './signed-in.ts';
import { isUnreachable, verdictOf } from './verdict.ts';

const call = ({ operation, params, body }: Pick<NewMark, 'operation' | 'params' | 'body'>): Promise<unknown> =>
  // The body may have been stored by an earlier release, so the server validates it instead of this code.
  callApi(operation, { ...(params && { params }), ...(body && { body }), timeoutMs: SEND_TIMEOUT_MS } as never);

/**
 * Sends one mark. Returns false if it must be retried later. Sending a mark twice is harmless, because the server
 * stores it only once.
 */
const sendOne = async (mark: QueuedMark): Promise<boolean> => {
  try {
    await call(mark);
  } catch (error) {
    if (verdictOf(error) === 'keep') return false;
    useQueue.setState({ refusedMark: mark });
  }
  await removeMark(mark.id);
  useQueue.setState({ lastSentMark: mark });
  return true;
};

/**
 * Sends a runner's marks in the order of creation until an attempt fails. Returns true if none is left. Must be called
 * while holding the lock.
 */
export const sendMarks = async (userId: string): Promise<boolean> => {
  const waiting = await marksOf(userId);
  if (waiting.length === 0) return true;
  if (!(await isSignedIn(userId).catch(() => false))) return false;
  for (const mark of waiting) {
    const isSent = await sendOne(mark);
    await notifyQueueChanged();
    if (!isSent) return false;
  }
  return true;
};

/** Result of a mark: the server's response, or null while the mark is queued. */
export type Marked<T> = { state: 'sent'; answer: T } | { state: 'waiting' };

export interface MarkOptions {
  client: QueryClient;
  /**
   * Key of the query that shows the mark. The stored response of this query is updated too, so that the mark is still
   * shown after a reload.
   */
  shownBy: QueryKey;
}

/**
 * Queues a mark and sends it after earlier ones and after session logs, which it may refer to, unless the device is
 * offline. Rejects when the server rejects a mark that was sent immediately.
 */
export const queueMark = async <T>(
  mark: Omit<NewMark, 'userId'>,
  { client, shownBy }: MarkOptions,
): Promise<Marked<T>> => {
  const userId = useSession.getState().user?.id;
  if (userId === undefined) throw new Error('No runner is signed in');
  return withQueueLock(userId, async () => {
    if (navigator.onLine && (await marksOf(userId)).length === 0 && (await sendSessionLogs(userId)))
      try {
        return { state: 'sent', answer: (await call(mark)) as T };
      } catch (error) {
        if (!isUnreachable(error)) throw error;
      }
    await addMark({ ...mark, userId });
    await updateStoredResponse(pathOf(shownBy), client.getQueryData(shownBy));
    showQueue(userId);
    await notifyQueueChanged();
    return { state: 'waiting' };
  });
};
