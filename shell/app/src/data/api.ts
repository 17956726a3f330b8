import { EMBED_HEADER, PATHS, RUNNER_HEADER, TOKEN_KEY } from '@stridewell/contracts/web';
import { isFramed } from '../page/embedded.ts';
import { toApiError } from './api-error.ts';
import { type ConsentMode, withConsent } from './consent-prompt.ts';
import { takeEarlyRead } from './early-reads.ts';
import { withStoredResponse } from './offline-responses.ts';
import { shownRunner } from './shown-runner.ts';
import { deviceStore, tabStore } from './storage.ts';

const hex = (bytes: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Creates a W3C `traceparent` header for one request. The services decide whether to record the trace. */
const newTraceparent = (): string => `00-${hex(16)}-${hex(8)}-00`;

export const storedToken = (): string | null => deviceStore.get(TOKEN_KEY);
/**
 * Stores the token. Returns false when the browser blocks storage, as in some frames. In that case a reload loses the
 * token.
 */
export const storeToken = (token: string): boolean => deviceStore.set(TOKEN_KEY, token);
export const forgetToken = (): void => deviceStore.remove(TOKEN_KEY);

const CHANGED_KEY = 'stridewell_changed';
/** Time in milliseconds within which the effects of a change, such as a new plan, reach the live updates. */
const EFFECTS_MS = 10_000;

/** True if this tab has just sent a change, so that data read since may be older than its effects. */
export const hasJustChanged = (): boolean => Date.now() - Number(tabStore.get(CHANGED_KEY)) < EFFECTS_MS;

export interface CallOptions {
  headers?: Record<string, string>;
  signal?: AbortSignal;
  /** Timeout in milliseconds for each attempt to send the request. */
  timeoutMs?: number;
  /** Specifies whether the runner is asked for the health data consent if it is missing. Default `ask`. */
  consent?: ConsentMode;
  /** True if the request must complete even if the page is closed. */
  keepalive?: boolean;
}

/** True for the path of a call that may start, renew or end a session. */
const isAboutSession = (path: string): boolean =>
  path.startsWith('/api/auth/') || path === PATHS.profile || path === PATHS.deleteMe;

/**
 * Returns the headers of a request. In a frame, browsers may block cookies. The embed header therefore asks the server
 * to return the token in the response as well and to set a cookie that is partitioned by the embedding page. The id of
 * the shown runner protects the data of a runner who has signed in in another tab since; calls about the session itself
 * have to work without it.
 */
const headersOf = (path: string, body: unknown, extra: Record<string, string> = {}): Record<string, string> => {
  const token = storedToken();
  const shown = path.startsWith('/api/auth/') ? null : shownRunner();
  return {
    traceparent: newTraceparent(),
    ...(shown !== null && { [RUNNER_HEADER]: shown }),
    ...(token !== null && { authorization: `Bearer ${token}` }),
    // The browser sets the content type of form data, which includes the boundary.
    ...(body !== undefined && !(body instanceof FormData) && { 'content-type': 'application/json' }),
    ...(isAboutSession(path) && isFramed() && { [EMBED_HEADER]: '1' }),
    ...extra,
  };
};

const signalOf = ({ signal, timeoutMs }: CallOptions): { signal?: AbortSignal } =>
  timeoutMs === undefined ? { ...(signal && { signal }) } : { signal: AbortSignal.timeout(timeoutMs) };

const sessionCalls = new Set<Promise<Response>>();

/**
 * Resolves when no call is pending that may start, renew or end a session. The browser then has the new cookie. Until
 * then, the server may already reject the previous cookie.
 */
export const sessionCallsSettled = async (): Promise<void> => {
  await Promise.allSettled(sessionCalls);
};

/**
 * Sends a request with cookies, the stored token (if any), a new trace id and a JSON body or form data. If an early
 * read for the path exists, uses its response instead of sending a request. Returns the raw response.
 */
export const request = (method: string, path: string, body?: unknown, options: CallOptions = {}): Promise<Response> => {
  const send = (): Promise<Response> =>
    fetch(path, {
      method,
      credentials: 'include',
      headers: headersOf(path, body, options.headers),
      ...(body !== undefined && { body: body instanceof FormData ? body : JSON.stringify(body) }),
      ...signalOf(options),
      ...(options.keepalive && { keepalive: true }),
    });
  if (method !== 'GET') tabStore.set(CHANGED_KEY, String(Date.now()));
  const response = takeEarlyRead(method, path)?.catch(send) ?? send();
  if (method !== 'GET' && isAboutSession(path)) {
    const forget = (): void => void sessionCalls.delete(response);
    sessionCalls.add(response);
    void response.then(forget, forget);
  }
  return response;
};

/**
 * Sends a {@link request} and asks the runner for consent if it is missing.
 * @throws ApiError for an error response.
 */
const call = async (method: string, path: string, body?: unknown, options?: CallOptions): Promise<Response> => {
  const asking = options?.consent ?? 'ask';
  const send = () => withConsent(() => request(method, path, body, options), { asking });
  const response = await (method === 'GET' ? withStoredResponse(path, send) : send());
  if (!response.ok) throw await toApiError(response);
  return response;
};

/** Parses a JSON response. Returns undefined if the response has no body (204). */
const json = async <T>(answer: Promise<Response>): Promise<T> => {
  const text = await (await answer).text();
  return (text === '' ? undefined : JSON.parse(text)) as T;
};

/**
 * API client. Paths come from the contracts' `PATHS`, and the caller specifies the response type. Rejects on failure.
 */
export const api = {
  /** Sends a request with any method. */
  send: <T>(method: string, path: string, body?: unknown, options?: CallOptions) =>
    json<T>(call(method, path, body, options)),
  get: <T>(path: string, options?: CallOptions) => json<T>(call('GET', path, undefined, options)),
  post: <T>(path: string, body?: unknown, options?: CallOptions) => json<T>(call('POST', path, body, options)),
  put: <T>(path: string, body?: unknown, options?: CallOptions) => json<T>(call('PUT', path, body, options)),
  patch: <T>(path: string, body?: unknown, options?: CallOptions) => json<T>(call('PATCH', path, body, options)),
  delete: <T>(path: string, options?: CallOptions) => json<T>(call('DELETE', path, undefined, options)),
  /** Requests a file and returns its content. */
  blob: async (path: string, options?: CallOptions) => (await call('GET', path, undefined, options)).blob(),
};
