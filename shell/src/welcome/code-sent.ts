import { now, tabStore } from '@stridewell/app/core';
import { normaliseEmail } from '@stridewell/contracts/web';

const KEY = 'stridewell_code_sent';
/** A code is valid for this long, milliseconds. */
const VALID_MS = 10 * 60_000;
/** Wait before another code can be requested, milliseconds. */
export const RESEND_WAIT_MS = 30_000;

/** A code that was sent: the address and the time, milliseconds since 1970. */
export interface CodeSent {
  email: string;
  at: number;
  /** The server's id of the request; it is sent along with the code. */
  requestId?: string;
}

const isSent = (value: unknown): value is CodeSent => {
  const { email, at, requestId } = (value ?? {}) as Partial<CodeSent>;
  return typeof email === 'string' && typeof at === 'number' && ['string', 'undefined'].includes(typeof requestId);
};

/** Stores for this tab that a code was sent: a phone may discard the page while the runner is in the mail app. */
export const storeCodeSent = (email: string, requestId: string | undefined): CodeSent => {
  const sent = { email: normaliseEmail(email), at: now().getTime(), ...(requestId !== undefined && { requestId }) };
  tabStore.set(KEY, JSON.stringify(sent));
  return sent;
};

/** The last code that was sent; null if there is none or it has expired. */
export const storedCodeSent = (): CodeSent | null => {
  const stored: unknown = JSON.parse(tabStore.get(KEY) ?? 'null');
  return isSent(stored) && now().getTime() - stored.at < VALID_MS ? stored : null;
};

export const forgetCodeSent = (): void => tabStore.remove(KEY);
