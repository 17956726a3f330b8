import { EMBED_HEADER, PATHS, TOKEN_KEY } from '@stridewell/contracts/web';
import { isFramed } from '../layout/embedded.ts';
import { toApiError } from './api-error.ts';
import { type ConsentAsking, withConsent } from './consent-prompt.ts';
import { deviceStore } from './storage.ts';
import { newTraceparent } from './traceparent.ts';

export const storedToken = (): string | null => deviceStore.get(TOKEN_KEY);
/** Answers whether the token will still be there after a reload: a browser may keep nothing for a framed page. */
export const storeToken = (token: string): boolean => deviceStore.set(TOKEN_KEY, token);
export const forgetToken = (): void => deviceStore.remove(TOKEN_KEY);

export interface CallOptions {
  headers?: Record<string, string>;
  signal?: AbortSignal;
  /** Gives up without an answer after so long, milliseconds; counted for each attempt. */
  timeoutMs?: number;
  /** What happens when the consent to health data is missing; the runner is asked where nothing is said. */
  consent?: ConsentAsking;
  /** The call is finished even when the page goes away meanwhile. */
  keepalive?: boolean;
}

/** Calls that hand out a session, or take it back: everything under `/api/auth/`, and what changes the account itself. */
const isAboutSession = (path: string): boolean =>
  path.startsWith('/api/auth/') || path === PATHS.profile || path === PATHS.deleteMe;

/** Inside another page cookies may be refused: the header asks the server for the token too, and for a cookie of that page's own. */
const headersOf = (path: string, body: unknown, extra: Record<string, string> = {}): Record<string, string> => {
  const token = storedToken();
  return {
    traceparent: newTraceparent(),
    ...(token !== null && { authorization: `Bearer ${token}` }),
    ...(body !== undefined && { 'content-type': 'application/json' }),
    ...(isAboutSession(path) && isFramed() && { [EMBED_HEADER]: '1' }),
    ...extra,
  };
};

const signalOf = ({ signal, timeoutMs }: CallOptions): { signal?: AbortSignal } =>
  timeoutMs === undefined ? { ...(signal && { signal }) } : { signal: AbortSignal.timeout(timeoutMs) };

/** One call as every call is made: with cookies, with the token when one is stored, a trace of its own, JSON in; the answer as it came. */
export const request = (method: string, path: string, body?: unknown, options: CallOptions = {}): Promise<Response> =>
  fetch(path, {
    method,
    credentials: 'include',
    headers: headersOf(path, body, options.headers),
    ...(body !== undefined && { body: JSON.stringify(body) }),
    ...signalOf(options),
    ...(options.keepalive && { keepalive: true }),
  });

/** {@link request}, where anything but a success is an {@link ApiError}. */
const call = async (method: string, path: string, body?: unknown, options?: CallOptions): Promise<Response> => {
  const asking = options?.consent ?? 'ask';
  const response = await withConsent(() => request(method, path, body, options), { asking });
  if (!response.ok) throw await toApiError(response);
  return response;
};

/** An answer without content (204) is undefined. */
const json = async <T>(answer: Promise<Response>): Promise<T> => {
  const text = await (await answer).text();
  return (text === '' ? undefined : JSON.parse(text)) as T;
};

/** The product's API: paths from `PATHS` of the contracts, answers typed by the caller. Every failure rejects. */
export const api = {
  get: <T>(path: string, options?: CallOptions) => json<T>(call('GET', path, undefined, options)),
  post: <T>(path: string, body?: unknown, options?: CallOptions) => json<T>(call('POST', path, body, options)),
  put: <T>(path: string, body?: unknown, options?: CallOptions) => json<T>(call('PUT', path, body, options)),
  patch: <T>(path: string, body?: unknown, options?: CallOptions) => json<T>(call('PATCH', path, body, options)),
  delete: <T>(path: string, options?: CallOptions) => json<T>(call('DELETE', path, undefined, options)),
  /** A GET whose body is not JSON: a file to download. */
  blob: async (path: string, options?: CallOptions) => (await call('GET', path, undefined, options)).blob(),
};
