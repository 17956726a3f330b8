import { now, tabStore } from '@stridewell/app/core';
import { normaliseEmail } from '@stridewell/contracts/web';

const KEY = 'stridewell_code_sent';
/** Validity of a code in milliseconds. */
const VALID_MS = 10 * 60_000;
/** Time in milliseconds until another code can be requested. */
export const RESEND_WAIT_MS = 30_000;

/** Information about a code that was sent. `at` is the time when it was sent, in milliseconds since 1970. */
export interface CodeSent {
  email: string;
  at: number;
  /** Id of the code request, returned by the server. It is sent together with the code. */
  requestId?: string;
}

const isSent = (value: unknown): value is CodeSent => {
  const { email, at, requestId } = (value ?? {}) as Partial<CodeSent>;
  return typeof email === 'string' && typeof at === 'number' && ['string', 'undefined'].includes(typeof requestId);
};

/** Stores in this tab that a code was sent, because a phone may discard the page while the runner reads the email. */
export const storeCodeSent = (email: string, requestId: string | undefined): CodeSent => {
  const sent = { email: normaliseEmail(email), at: now().getTime(), ...(requestId !== undefined && { requestId }) };
  tabStore.set(KEY, JSON.stringify(sent));
  return sent;
};

/** Returns the last code that was sent. Null if there is none or it has expired. */
export const storedCodeSent = (): CodeSent | null => {
  const stored: unknown = JSON.parse(tabStore.get(KEY) ?? 'null');
  return isSent(stored) && now().getTime() - stored.at < VALID_MS ? stored : null;
};

export const forgetCodeSent = (): void => tabStore.remove(KEY);
