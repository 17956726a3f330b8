import { now, tabStore } from '@stridewell/app/core';
import { normaliseEmail } from '@stridewell/contracts/web';

const KEY = 'stridewell_code_sent';
/** Validity of a code, milliseconds. */
const VALID_MS = 10 * 60_000;
/** Wait before another code can be requested, milliseconds. */
export const RESEND_WAIT_MS = 30_000;

/** A code that was sent. `at` is the time, milliseconds since 1970. */
export interface CodeSent {
  email: string;
  at: number;
  /** Id of the code request from the server. It is sent together with the code. */
  requestId?: string;
}

const isSent = (value: unknown): value is CodeSent => {
  const { email, at, requestId } = (value ?? {}) as Partial<CodeSent>;
  return typeof email === 'string' && typeof at === 'number' && ['string', 'undefined'].includes(typeof requestId);
};

/** Stores in this tab that a code was sent, because a phone may discard the page while the runner is in the mail app. */
export const storeCodeSent = (email: string, requestId: string | undefined): CodeSent => {
  const sent = { email: normaliseEmail(email), at: now().getTime(), ...(requestId !== undefined && { requestId }) };
  tabStore.set(KEY, JSON.stringify(sent));
  return sent;
};

/** The last code that was sent, or null if there is none or it has expired. */
export const storedCodeSent = (): CodeSent | null => {
  const stored: unknown = JSON.parse(tabStore.get(KEY) ?? 'null');
  return isSent(stored) && now().getTime() - stored.at < VALID_MS ? stored : null;
};

export const forgetCodeSent = (): void => tabStore.remove(KEY);
