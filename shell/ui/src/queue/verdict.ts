import { CONSENT_NEEDED } from '@stridewell/contracts/web';
import { ApiError } from '../data/api-error.ts';

/** What a failed attempt means: it may yet arrive (`keep`), or the server has read it and says no (`refuse`). */
export type Verdict = 'keep' | 'refuse';

/** Not about the check-in: nobody is signed in, nothing is at this address yet, too slow, too early, too often. */
const NOT_ABOUT_IT = [401, 404, 408, 425, 429];

/** The verdict on an attempt of a check-in that waits. No answer, an answer that is not ours and a missing consent are no refusal. */
export const verdictOf = (error: unknown): Verdict => {
  if (!(error instanceof ApiError) || error.code === CONSENT_NEEDED) return 'keep';
  return error.status >= 400 && error.status < 500 && !NOT_ABOUT_IT.includes(error.status) ? 'refuse' : 'keep';
};

/** Somebody between us and the service says that it is away. */
const AWAY = [502, 503, 504];

/** Whether an attempt that the runner waits for is better left to the queue: it did not get through. */
export const didNotGetThrough = (error: unknown): boolean =>
  !(error instanceof ApiError) || AWAY.includes(error.status);

/** Whether nobody is signed in any more. */
export const isSignedOut = (error: unknown): boolean => error instanceof ApiError && error.status === 401;
