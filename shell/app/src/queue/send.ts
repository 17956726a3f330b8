import { type BodyOf, type CheckinAnswer, IDEMPOTENCY_HEADER } from '@stridewell/contracts/web';
import { messageOf } from '../data/api-error.ts';
import type { ConsentMode } from '../data/consent-prompt.ts';
import { callApi } from '../data/operations.ts';
import { type QueuedCheckin, refuseCheckin, removeCheckin, wipeCheckins } from './database.ts';
import { withQueueLock } from './lock.ts';
import { notifyQueueChanged, queueOf, useQueue } from './queue.ts';
import { verdictOf } from './verdict.ts';

/** Timeout of an attempt, milliseconds; the idempotency key makes a retry harmless. */
const TIMEOUT_MS = 20_000;

/** One attempt to send a check-in, always with the same body and key. By default asks for a missing consent. */
export const postCheckin = (
  { body, key }: Pick<QueuedCheckin, 'body' | 'key'>,
  consent: ConsentMode = 'ask',
): Promise<CheckinAnswer> =>
  // This or an earlier release stored the body on the device; the server validates it.
  callApi('saveCheckin', {
    body: body as BodyOf<'saveCheckin'>,
    headers: { [IDEMPOTENCY_HEADER]: key },
    timeoutMs: TIMEOUT_MS,
    consent,
  });

/** Whether this runner is signed in: another tab may have signed in someone else. */
const isSignedIn = async (userId: string): Promise<boolean> => {
  const session = await callApi('readSession', { timeoutMs: TIMEOUT_MS });
  // The account was erased on another device: delete its check-ins here too.
  if (!session.loggedIn && session.erasedUserId) await wipeCheckins(session.erasedUserId);
  return session.user?.id === userId;
};

const sendOne = async (checkin: QueuedCheckin): Promise<'on' | 'stop'> => {
  try {
    const answer = await postCheckin(checkin, 'once');
    await removeCheckin(checkin.id);
    useQueue.setState({ lastSent: { checkin, answer } });
    return 'on';
  } catch (error) {
    if (verdictOf(error) === 'keep') return 'stop';
    await refuseCheckin(checkin.id, messageOf(error, 'Stridewell could not accept this check-in.'));
    return 'on';
  }
};

const waitingOf = async (userId: string): Promise<QueuedCheckin[]> =>
  (await queueOf(userId)).filter(({ refused }) => refused === null);

/**
 * Sends waiting check-ins in the order of creation until the first failed attempt; refused ones are kept and skipped.
 * `until` stops before that entry. Returns whether none is waiting any more. Call only under the lock.
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
    const result = await sendOne(checkin);
    await notifyQueueChanged();
    if (result === 'stop') return false;
  }
  return true;
};

let currentRun: Promise<boolean> | undefined;

/** Sends a runner's queue; concurrent calls share one run. Returns whether no check-in is waiting any more. */
export const sendWaiting = (userId: string): Promise<boolean> => {
  const send = async (): Promise<boolean> => {
    if ((await waitingOf(userId)).length === 0) return true;
    useQueue.setState({ sending: true });
    return withQueueLock(userId, () => sendInOrder(userId)).finally(() => useQueue.setState({ sending: false }));
  };
  currentRun ??= send().finally(() => {
    currentRun = undefined;
  });
  return currentRun;
};
