import { CONSENT_NEEDED } from '@stridewell/contracts/web';
import { ApiError } from '../data/api-error.ts';

/** Meaning of a failed attempt: retry later (`keep`), or the server refused the check-in (`refuse`). */
export type Verdict = 'keep' | 'refuse';

/** Client errors that do not concern the check-in: signed out, not found (yet), timeout, too early, rate limit. */
const NOT_A_REFUSAL = [401, 404, 408, 425, 429];

/** The verdict on a queued check-in's attempt. No response, a proxy's error and a missing consent are not refusals. */
export const verdictOf = (error: unknown): Verdict => {
  if (!(error instanceof ApiError) || error.code === CONSENT_NEEDED) return 'keep';
  return error.status >= 400 && error.status < 500 && !NOT_A_REFUSAL.includes(error.status) ? 'refuse' : 'keep';
};

/** Statuses with which a gateway or proxy reports that the service is unavailable. */
const UNREACHABLE = [502, 503, 504];

/** Whether an attempt did not reach the service, so that the queue should retry it. */
export const isUnreachable = (error: unknown): boolean =>
  !(error instanceof ApiError) || UNREACHABLE.includes(error.status);

/** Whether the session has ended. */
export const isSignedOut = (error: unknown): boolean => error instanceof ApiError && error.status === 401;
