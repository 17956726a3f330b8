import { pause } from '../clock.ts';
import type { Connection } from './connection.ts';
import type { BusNames } from './names.ts';

/** Timeout for the server to confirm a subscription, in milliseconds. */
const CONFIRM_WITHIN_MS = 2_000;

/**
 * Calls `onEvent` with the name of every event about a user as soon as it is published; the body is not read. Once the
 * server has confirmed the subscription, resolves to a function that unsubscribes; rejects without a confirmation.
 * Events during an outage are missed, so callers must refetch after a reconnect.
 */
export const subscribeToUser = async (
  connection: Connection,
  names: BusNames,
  userId: string,
  onEvent: (eventName: string) => void,
): Promise<() => void> => {
  const subject = names.userFilter(userId);
  const link = connection.current();
  if (!link) throw new Error('bus disconnected');
  const subscription = link.nats.subscribe(subject, {
    callback: (error, message) => {
      if (!error) onEvent(names.eventName(message.subject));
    },
  });
  const confirmed = new AbortController();
  const timeout = pause(CONFIRM_WITHIN_MS, confirmed.signal).then(() => {
    if (!confirmed.signal.aborted) throw new Error('bus did not confirm');
  });
  try {
    await Promise.race([link.nats.flush(), timeout]);
  } catch (error) {
    subscription.unsubscribe();
    throw error;
  } finally {
    confirmed.abort();
  }
  return () => subscription.unsubscribe();
};
