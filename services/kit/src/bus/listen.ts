import { pause } from '../clock.ts';
import type { Connection } from './connection.ts';
import type { BusNames } from './names.ts';

/** How long the server may take to confirm that it listens. */
const CONFIRM_WITHIN_MS = 2_000;

/**
 * Calls back with the name of every event that is published about one user, from every service, as it is published: nothing is
 * kept and nothing repeated, and the event itself is not looked at. Resolves once the server listens, to how to stop; rejects
 * where it does not confirm that. What is published while NATS is away is not heard: look anew when it is back.
 */
export const listenToUser = async (
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
  const tooLate = pause(CONFIRM_WITHIN_MS, confirmed.signal).then(() => {
    if (!confirmed.signal.aborted) throw new Error('bus did not confirm');
  });
  try {
    await Promise.race([link.nats.flush(), tooLate]);
  } catch (error) {
    subscription.unsubscribe();
    throw error;
  } finally {
    confirmed.abort();
  }
  return () => subscription.unsubscribe();
};
