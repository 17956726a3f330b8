import { type CheckinAnswer, IDEMPOTENCY_HEADER, PATHS, type Session } from '@stridewell/contracts/web';
import { api } from '../data/api.ts';
import { messageOf } from '../data/api-error.ts';
import type { ConsentAsking } from '../data/consent-prompt.ts';
import { type QueuedCheckin, refuseCheckin, removeCheckin, wipeCheckins } from './database.ts';
import { withQueueLock } from './lock.ts';
import { queueOf, tellQueue, useQueue } from './queue.ts';
import { verdictOf } from './verdict.ts';

/** Without an answer for this long an attempt has failed; the key makes another one harmless. */
const TIMEOUT_MS = 20_000;

/** One attempt: the same body under the same key, however often. A runner who waits for it is asked for the consent it needs. */
export const post = (
  { body, key }: Pick<QueuedCheckin, 'body' | 'key'>,
  consent: ConsentAsking = 'ask',
): Promise<CheckinAnswer> =>
  api.post<CheckinAnswer>(PATHS.checkin, body, {
    headers: { [IDEMPOTENCY_HEADER]: key },
    timeoutMs: TIMEOUT_MS,
    consent,
  });

/** Whether the next call would be this runner's: another page may have signed somebody else in. */
const isSignedIn = async (userId: string): Promise<boolean> => {
  const session = await api.get<Session>(PATHS.me, { timeoutMs: TIMEOUT_MS });
  // Erased on another device: what waits here is the last of it.
  if (!session.loggedIn && session.erasedUserId) await wipeCheckins(session.erasedUserId);
  return session.user?.id === userId;
};

const sendOne = async (checkin: QueuedCheckin): Promise<'on' | 'stop'> => {
  try {
    const answer = await post(checkin, 'once');
    await removeCheckin(checkin.id);
    useQueue.setState({ lastSent: { checkin, answer } });
    return 'on';
  } catch (error) {
    if (verdictOf(error) === 'keep') return 'stop';
    await refuseCheckin(checkin.id, messageOf(error, 'Stridewell did not take this check-in.'));
    return 'on';
  }
};

const waitingOf = async (userId: string): Promise<QueuedCheckin[]> =>
  (await queueOf(userId)).filter(({ refused }) => refused === null);

/**
 * Sends what waits, in the order it was made, until the first one that does not get through; what the server refuses is kept
 * and passed over. `until` stops before that entry. Answers whether nothing waits any more. Only under the lock.
 */
export const sendInOrder = async (userId: string, until = Number.POSITIVE_INFINITY): Promise<boolean> => {
  const next = async () => (await waitingOf(userId)).find(({ id }) => id < until);
  let checkin = await next();
  if (!checkin) return true;
  try {
    if (!(await isSignedIn(userId))) return false;
  } catch {
    return false;
  }
  for (; checkin; checkin = await next()) {
    const went = await sendOne(checkin);
    await tellQueue();
    if (went === 'stop') return false;
  }
  return true;
};

let under: Promise<boolean> | undefined;

/** Sends a runner's queue; called again while it is at work, it waits for the same end. Answers whether nothing waits any more. */
export const sendWaiting = (userId: string): Promise<boolean> => {
  const send = async (): Promise<boolean> => {
    if ((await waitingOf(userId)).length === 0) return true;
    useQueue.setState({ sending: true });
    return withQueueLock(userId, () => sendInOrder(userId)).finally(() => useQueue.setState({ sending: false }));
  };
  under ??= send().finally(() => {
    under = undefined;
  });
  return under;
};
