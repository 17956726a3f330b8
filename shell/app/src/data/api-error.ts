import type { ApiErrorBody } from '@stridewell/contracts/web';

export interface Issue {
  path: string;
  message: string;
}

/** A response with an error status. `message` is `'{status}: {text}'`. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  /** The server's message for the runner; null when the body is not a JSON error. */
  readonly serverMessage: string | null;
  readonly code: string | null;
  /** Validation issues by field, for a 400. */
  readonly issues: readonly Issue[];

  constructor(status: number, text: string, body: Partial<ApiErrorBody> | null) {
    super(`${status}: ${text}`);
    this.status = status;
    this.serverMessage = typeof body?.message === 'string' ? body.message : null;
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

/** The error for a response that is not OK. Its text is the body's `message`, else the body, else the status text. */
export const toApiError = async (response: Response): Promise<ApiError> => {
  const text = await response.text();
  const body = parse(text);
  const message = typeof body?.message === 'string' ? body.message : text || response.statusText;
  return new ApiError(response.status, message, body);
};

/** An error's text for a toast: the server's message without the status, or the fallback; never a raw error text. */
export const messageOf = (error: unknown, fallback: string): string =>
  error instanceof ApiError && error.serverMessage ? error.serverMessage : fallback;
