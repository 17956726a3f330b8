import type { ApiErrorBody } from '@stridewell/contracts/web';

export interface Issue {
  path: string;
  message: string;
}

/** A call was answered, but not with a success. `message` is `'{status}: {text}'`. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  /** The sentence the server wrote for the runner; null when the answer was no JSON error. */
  readonly serverMessage: string | null;
  readonly code: string | null;
  /** What is wrong with which field, for a 400. */
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

/** The error of an answer that is not OK: its text is the body's `message`, else the body, else the status text. */
export const toApiError = async (response: Response): Promise<ApiError> => {
  const text = await response.text();
  const body = parse(text);
  const message = typeof body?.message === 'string' ? body.message : text || response.statusText;
  return new ApiError(response.status, message, body);
};

/** What a toast says of an error: the server's own sentence without its status, else the screen's fallback; never a raw error text. */
export const messageOf = (error: unknown, fallback: string): string =>
  error instanceof ApiError && error.serverMessage ? error.serverMessage : fallback;
