import { CONSENT_NEEDED } from '@stridewell/contracts/web';
import { ApiError } from '../data/api-error.ts';

/** How to handle a failed attempt: keep the check-in and retry later (`keep`), or mark it as rejected (`refuse`). */
export type Verdict = 'keep' | 'refuse';

/**
 * Client error statuses that do not concern the check-in itself: signed out, not found, timeout, too early, rate limit.
 */
const NOT_A_REFUSAL = [401, 404, 408, 425, 429];

/** Classifies a failed attempt. A missing response, a proxy error or missing consent does not count as a rejection. */
export const verdictOf = (error: unknown): Verdict => {
  if (!(error instanceof ApiError) || error.code === CONSENT_NEEDED) return 'keep';
  return error.status >= 400 && error.status < 500 && !NOT_A_REFUSAL.includes(error.status) ? 'refuse' : 'keep';
};

/** Statuses that a gateway or proxy returns when it cannot reach the service. */
const UNREACHABLE = [502, 503, 504];

/** True if the error shows that the request did not reach the service, so the queue should retry it. */
export const isUnreachable = (error: unknown): boolean =>
  !(error instanceof ApiError) || UNREACHABLE.includes(error.status);

/** True if the error is a 401, which means that the session has ended. */
export const isSignedOut = (error: unknown): boolean => error instanceof ApiError && error.status === 401;
