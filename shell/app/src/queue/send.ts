import { type BodyOf, type CheckinAnswer, IDEMPOTENCY_HEADER } from '@stridewell/contracts/web';
import { messageOf } from '../data/api-error.ts';
import type { ConsentMode } from '../data/consent-prompt.ts';
import { callApi } from '../data/operations.ts';
import { languageQuery } from '../screens/page-language.ts';
import { type QueuedCheckin, refuseCheckin, removeCheckin } from './database.ts';
import { withQueueLock } from './lock.ts';
import { marksOf, notifyQueueChanged, queueOf, sessionLogsOf, useQueue } from './queue.ts';
import { sendMarks } from './send-marks.ts';
import { sendSessionLogs } from './send-session-logs.ts';
import { isSignedIn, SEND_TIMEOUT_MS } from './signed-in.ts';
import { verdictOf } from './verdict.ts';

/**
 * Tries once to send a check-in. Uses the same body and idempotency key for every attempt. By default, asks the runner
 * for consent if it is missing.
 */
export const postCheckin = (
  { body, key }: Pick<QueuedCheckin, 'body' | 'key'>,
  consent: ConsentMode = 'ask',
): Promise<CheckinAnswer> =>
  // The body may have been stored by an earlier release, so the server validates it instead of this code.
  callApi('saveCheckin', {
    query: languageQuery() ?? {},
    body: body as BodyOf<'saveCheckin'>,
    headers: { [IDEMPOTENCY_HEADER]: key },
    timeoutMs: SEND_TIMEOUT_MS,
    consent,
  });

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
 * Sends unsent check-ins in the order of creation until an attempt fails. Skips rejected check-ins and keeps them.
 * Stops before the entry whose id is `until`. Returns true if no unsent check-in is left. Must be called while holding
 * the lock.
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

/**
 * Sends a runner's check-ins, then the session logs and the marks. Concurrent calls share one pass through the queue. Returns true if
 * nothing unsent is left.
 */
export const sendWaiting = (userId: string): Promise<boolean> => {
  const send = async (): Promise<boolean> => {
    const entries = [...(await queueOf(userId)), ...(await sessionLogsOf(userId))];
    const hasMarks = (await marksOf(userId)).length > 0;
    if (!hasMarks && entries.every(({ refused }) => refused !== null)) return true;
    useQueue.setState({ sending: true });
    return withQueueLock(userId, async () => {
      const checkinsSent = await sendInOrder(userId);
      // A mark may refer to a session, which the server has to know first.
      const othersSent = (await sendSessionLogs(userId)) && (await sendMarks(userId));
      return checkinsSent && othersSent;
    }).finally(() => useQueue.setState({ sending: false }));
  };
  currentRun ??= send().finally(() => {
    currentRun = undefined;
  });
  return currentRun;
};
