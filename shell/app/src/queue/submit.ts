import type { CheckinAnswer } from '@stridewell/contracts/web';
import { addCheckin, type NewCheckin, type QueuedCheckin, removeCheckin } from './database.ts';
import { withQueueLock } from './lock.ts';
import { notifyQueueChanged, showQueue } from './queue.ts';
import { postCheckin, sendInOrder } from './send.ts';
import { isSignedOut, isUnreachable } from './verdict.ts';

/** Result of a submission: the check-in was sent (with the response) or is waiting in the queue. */
export type Submitted = { state: 'sent'; answer: CheckinAnswer } | { state: 'waiting'; checkin: QueuedCheckin };

const sendNow = async (checkin: QueuedCheckin): Promise<Submitted> => {
  const waits: Submitted = { state: 'waiting', checkin };
  // Earlier check-ins are sent first, so that they cannot overwrite this one.
  if (!navigator.onLine || !(await sendInOrder(checkin.userId, checkin.id))) return waits;
  try {
    // Another tab may have sent the check-in in the meantime. The server then returns the same response, because the
    // key is the same.
    const answer = await postCheckin(checkin);
    await removeCheckin(checkin.id);
    return { state: 'sent', answer };
  } catch (error) {
    if (isUnreachable(error)) return waits;
    // After a 401 the form is closed, so the check-in is kept and will be sent after the next sign-in.
    if (!isSignedOut(error)) await removeCheckin(checkin.id);
    throw error;
  }
};

/**
 * Sends a new check-in. It is stored on the device first, so that it is not lost when the page is closed, and stays
 * there if the server cannot be reached. If the server rejects it, it is deleted and the call rejects, because the open
 * form shows the error and still has the input. After a 401 it is kept, because the form closes with the session.
 */
export const submitCheckin = async (made: NewCheckin): Promise<Submitted> => {
  const checkin = await addCheckin(made).catch(() => null);
  // The browser blocks storage, so the check-in is sent without being stored first.
  if (!checkin) return { state: 'sent', answer: await postCheckin(made) };
  showQueue(made.userId);
  try {
    return await withQueueLock(made.userId, () => sendNow(checkin));
  } finally {
    await notifyQueueChanged();
  }
};
