import { callApi } from '../data/operations.ts';
import { isQueueMarked } from '../data/queue-mark.ts';
import type { NewMark } from './mark-database.ts';
import type { Marked, MarkOptions } from './send-marks.ts';
import { isUnreachable } from './verdict.ts';

/** Timeout in milliseconds for an attempt to send a mark. After that, the mark is queued. */
const TIMEOUT_MS = 20_000;

/**
 * Sets or removes the mark of a run or of an exercise. While the device is offline or earlier entries are queued, the
 * mark is queued and sent later, in order. The code of the queue is loaded only in this case. Rejects when the server
 * rejects the mark.
 */
export const submitMark = async <T>(mark: Omit<NewMark, 'userId'>, options: MarkOptions): Promise<Marked<T>> => {
  const { operation, params, body } = mark;
  if (navigator.onLine && !isQueueMarked())
    try {
      const input = { ...(params && { params }), ...(body && { body }), timeoutMs: TIMEOUT_MS };
      return { state: 'sent', answer: (await callApi(operation, input as never)) as T };
    } catch (error) {
      if (!isUnreachable(error)) throw error;
    }
  const { queueMark } = await import('../queue.ts');
  return queueMark<T>(mark, options);
};
