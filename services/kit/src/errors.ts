import type { ApiErrorBody } from '@stridewell/contracts/web';

export type Issue = NonNullable<ApiErrorBody['issues']>[number];

/** Kind of an error, in terms of the domain. Only `app/error-mapper.ts` maps kinds to HTTP status codes. */
export type ErrorKind =
  | 'invalid'
  | 'unauthenticated'
  | 'forbidden'
  | 'missing'
  | 'conflict'
  | 'too_large'
  | 'misdirected'
  | 'limited'
  | 'unavailable';

/**
 * An error that may be shown to runners. `message` is one sentence, `code` does not change between releases,
 * `retryAfter` is in seconds.
 */
export class DomainError extends Error {
  readonly kind: ErrorKind;
  readonly code: string | undefined;
  readonly issues: Issue[] | undefined;
  readonly retryAfter: number | undefined;

  constructor(
    kind: ErrorKind,
    message: string,
    details: { code?: string; issues?: Issue[]; retryAfter?: number; cause?: unknown } = {},
  ) {
    super(message, { cause: details.cause });
    this.name = 'DomainError';
    this.kind = kind;
    this.code = details.code;
    this.issues = details.issues;
    this.retryAfter = details.retryAfter;
  }
}

/** Creates the error for an invalid body or query, with one issue at the given path. */
export const invalid = (path: string, message: string): DomainError =>
  new DomainError('invalid', message, { issues: [{ path, message }] });

/** Creates the error for a request without a valid session (401). */
export const unauthenticated = (): DomainError =>
  new DomainError('unauthenticated', 'Please sign in to continue.', { code: 'unauthenticated' });

/** Creates the error for a request from a page that shows a runner other than the one who is signed in (409). */
export const otherRunner = (): DomainError =>
  new DomainError('conflict', 'Another runner is signed in on this device now. Please reload the page.', {
    code: 'other_runner',
  });

/** Creates the error for a resource that does not exist or belongs to another user (404). */
export const missing = (message: string): DomainError => new DomainError('missing', message, { code: 'not_found' });

/** Creates the error for a temporary outage (503). Clients may retry after one second. */
export const unavailable = (cause?: unknown): DomainError =>
  new DomainError('unavailable', 'Stridewell is briefly unavailable. Please try again in a moment.', {
    code: 'unavailable',
    retryAfter: 1,
    cause,
  });

/**
 * An error that a retry cannot fix, such as data that does not match its schema. After several such errors, a consumer
 * stores the event as a dead letter.
 */
export class PermanentError extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'PermanentError';
  }
}
