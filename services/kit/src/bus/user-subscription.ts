import { pause } from '../clock.ts';
import type { Connection } from './connection.ts';
import type { BusNames } from './names.ts';

/** How long the server may take to confirm the subscription. */
const CONFIRM_WITHIN_MS = 2_000;

/**
 * Calls back with the name of every event about one user, from every service, as it is published. Nothing is stored or
 * repeated, and the event's body is not read. Resolves once the server has confirmed the subscription, to a function
 * that ends it; rejects without that confirmation. Events published while NATS is disconnected are missed: refetch on
 * reconnection.
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
