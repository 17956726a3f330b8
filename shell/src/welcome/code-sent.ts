import { normaliseEmail } from '@stridewell/contracts/web';
import { now, tabStore } from '@stridewell/ui/core';

const KEY = 'stridewell_code_sent';
/** A code works this long, milliseconds. */
const WORKS_MS = 10 * 60_000;
/** After this long another one may be asked for, milliseconds. */
export const AGAIN_MS = 30_000;

/** A code that was sent: to whom, and when, milliseconds since 1970. */
export interface CodeSent {
  email: string;
  at: number;
  /** The server's id of the request, with which the code is tried. */
  requestId?: string;
}

const isSent = (value: unknown): value is CodeSent => {
  const { email, at, requestId } = (value ?? {}) as Partial<CodeSent>;
  return typeof email === 'string' && typeof at === 'number' && ['string', 'undefined'].includes(typeof requestId);
};

/** Keeps for this tab that a code was sent: a phone that goes to its mail may have thrown the page away by the way back. */
export const keepCodeSent = (email: string, requestId: string | undefined): CodeSent => {
  const sent = { email: normaliseEmail(email), at: now().getTime(), ...(requestId !== undefined && { requestId }) };
  tabStore.set(KEY, JSON.stringify(sent));
  return sent;
};

/** The code that is waited for; null where none is, or it works no more. */
export const keptCodeSent = (): CodeSent | null => {
  const kept: unknown = JSON.parse(tabStore.get(KEY) ?? 'null');
  return isSent(kept) && now().getTime() - kept.at < WORKS_MS ? kept : null;
};

export const forgetCodeSent = (): void => tabStore.remove(KEY);
