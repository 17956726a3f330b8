import type { CheckinAnswer } from '@stridewell/contracts/web';
import { addCheckin, type NewCheckin, type QueuedCheckin, removeCheckin } from './database.ts';
import { withQueueLock } from './lock.ts';
import { showQueueOf, tellQueue } from './queue.ts';
import { post, sendInOrder } from './send.ts';
import { didNotGetThrough, isSignedOut } from './verdict.ts';

/** What became of a check-in: the server's answer, or it waits on this device. */
export type Submitted = { state: 'sent'; answer: CheckinAnswer } | { state: 'waiting'; checkin: QueuedCheckin };

const sendNow = async (checkin: QueuedCheckin): Promise<Submitted> => {
  const waits: Submitted = { state: 'waiting', checkin };
  // What was made earlier goes first: it must not replace what is said now.
  if (!navigator.onLine || !(await sendInOrder(checkin.userId, checkin.id))) return waits;
  try {
    // Another page may have sent it meanwhile: then this answers what that one was answered.
    const answer = await post(checkin);
    await removeCheckin(checkin.id);
    return { state: 'sent', answer };
  } catch (error) {
    if (didNotGetThrough(error)) return waits;
    // A session that has ended takes the form away: the check-in stays, and goes when its runner is back.
    if (!isSignedOut(error)) await removeCheckin(checkin.id);
    throw error;
  }
};

/**
 * Sends a check-in the runner has just made. It is written to the device first, so that nothing is lost when the page is
 * closed on the way, and stays there when it does not get through. Rejects when the server answers that it does not take
 * it, and keeps nothing then, since the form is still open and says so; only where nobody is signed in any more it stays.
 */
export const submitCheckin = async (made: NewCheckin): Promise<Submitted> => {
  const checkin = await addCheckin(made).catch(() => null);
  // A browser that keeps nothing can still send.
  if (!checkin) return { state: 'sent', answer: await post(made) };
  showQueueOf(made.userId);
  try {
    return await withQueueLock(made.userId, () => sendNow(checkin));
  } finally {
    await tellQueue();
  }
};
