import type { ApiErrorBody } from '@stridewell/contracts/web';
import { serverMessageOf } from './limit-words.ts';

export interface Issue {
  path: string;
  message: string;
}

/** Error for a response with an error status. `message` is `'{status}: {text}'`. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  /** The server's message to the runner. Null if the body is not a JSON error. */
  readonly serverMessage: string | null;
  readonly code: string | null;
  /** Validation issues with the field they belong to. Empty unless the status is 400. */
  readonly issues: readonly Issue[];
  /** Time in milliseconds after which the request may be sent again. Null if the server did not say. */
  readonly retryAfterMs: number | null;

  constructor(status: number, text: string, body: Partial<ApiErrorBody> | null, retryAfterMs: number | null = null) {
    super(`${status}: ${text}`);
    this.status = status;
    this.retryAfterMs = retryAfterMs;
    this.serverMessage = serverMessageOf(body);
    this.code = body?.code ?? null;
    this.issues = body?.issues ?? [];
  }
}

const parse = (text: string): Partial<ApiErrorBody> | null => {
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === 'object' && body !== null ? (body as Partial<ApiErrorBody>) : null;
  } catch {
    return null;
  }
};

/**
 * Creates an ApiError from an error response. The text is the `message` in the body or, failing that, the body or the
 * status text.
 */
export const toApiError = async (response: Response): Promise<ApiError> => {
  const text = await response.text();
  const body = parse(text);
  const message = typeof body?.message === 'string' ? body.message : text || response.statusText;
  const seconds = Number.parseInt(response.headers.get('retry-after') ?? '', 10);
  return new ApiError(response.status, message, body, seconds >= 0 ? seconds * 1_000 : null);
};

/** Returns the toast message for an error: the server's message if there is one, otherwise the fallback. */
export const messageOf = (error: unknown, fallback: string): string =>
  error instanceof ApiError && error.serverMessage ? error.serverMessage : fallback;
