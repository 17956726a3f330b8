import type { CheckinAnswer } from '@stridewell/contracts/web';
import { addCheckin, type NewCheckin, type QueuedCheckin, removeCheckin } from './database.ts';
import { withQueueLock } from './lock.ts';
import { notifyQueueChanged, showQueue } from './queue.ts';
import { postCheckin, sendInOrder } from './send.ts';
import { isSignedOut, isUnreachable } from './verdict.ts';

/** Result of a submitted check-in: the server's answer, or it waits on this device. */
export type Submitted = { state: 'sent'; answer: CheckinAnswer } | { state: 'waiting'; checkin: QueuedCheckin };

const sendNow = async (checkin: QueuedCheckin): Promise<Submitted> => {
  const waits: Submitted = { state: 'waiting', checkin };
  // Earlier check-ins are sent first, so that they cannot overwrite this one.
  if (!navigator.onLine || !(await sendInOrder(checkin.userId, checkin.id))) return waits;
  try {
    // Another tab may have sent it meanwhile: the idempotency key then returns the same answer.
    const answer = await postCheckin(checkin);
    await removeCheckin(checkin.id);
    return { state: 'sent', answer };
  } catch (error) {
    if (isUnreachable(error)) return waits;
    // The form is closed when the session has ended: keep the check-in, to be sent after the next sign-in.
    if (!isSignedOut(error)) await removeCheckin(checkin.id);
    throw error;
  }
};

/**
 * Sends a new check-in. It is stored on the device first, so that nothing is lost when the page is closed meanwhile,
 * and stays there if the server cannot be reached. Rejects when the server refuses it; then it is deleted, because the
 * form is still open and shows the error, except after a 401, when it is kept.
 */
export const submitCheckin = async (made: NewCheckin): Promise<Submitted> => {
  const checkin = await addCheckin(made).catch(() => null);
  // Without storage it can still be sent.
  if (!checkin) return { state: 'sent', answer: await postCheckin(made) };
  showQueue(made.userId);
  try {
    return await withQueueLock(made.userId, () => sendNow(checkin));
  } finally {
    await notifyQueueChanged();
  }
};
