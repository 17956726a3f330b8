import { callApi } from '../data/operations.ts';
import { wipeQueue } from './whole-queue.ts';

/** Timeout in milliseconds for one attempt to send. Retrying is safe, because every entry has an idempotency key. */
export const SEND_TIMEOUT_MS = 20_000;

/** True if this runner is still signed in. A different runner may have signed in from another tab. */
export const isSignedIn = async (userId: string): Promise<boolean> => {
  const session = await callApi('readSession', { timeoutMs: SEND_TIMEOUT_MS });
  // If the account was erased on another device, its entries are deleted here as well.
  if (!session.loggedIn && session.erasedUserId) await wipeQueue(session.erasedUserId);
  return session.user?.id === userId;
};
