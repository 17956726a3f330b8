import { vi } from 'vitest';

export interface FakeCall {
  method: string;
  path: string;
  headers: Headers;
  body: unknown;
  credentials: RequestCredentials | undefined;
  keepalive: boolean;
  signal: AbortSignal | null;
}

export interface FakeAnswer {
  status?: number;
  statusText?: string;
  /** Body of the response. A string or a stream (`fakeStream`) is sent unchanged. Anything else is sent as JSON. */
  body?: unknown;
}

export type Route = FakeAnswer | ((call: FakeCall) => FakeAnswer | Promise<FakeAnswer>);

export interface FakeApi {
  /** All calls, in the order in which they were made. */
  calls: FakeCall[];
  /** Calls that match no route. There should be none at the end of a test. */
  unexpected: string[];
  /** Sets the response of a route for later calls. */
  on: (route: string, answer: Route) => void;
}

const isReady = (body: unknown): body is string | ReadableStream =>
  typeof body === 'string' || body instanceof ReadableStream;

const toResponse = ({ status = 200, statusText = '', body }: FakeAnswer): Response => {
  const content = body === undefined ? null : isReady(body) ? body : JSON.stringify(body);
  return new Response(content, { status, statusText });
};

/**
 * Replaces `fetch` with a fake that answers the given routes, such as "GET /api/stats?range=30". Undone by
 * `vi.unstubAllGlobals()`.
 */
export const fakeApi = (routes: Record<string, Route> = {}): FakeApi => {
  const table = new Map(Object.entries(routes));
  const api: FakeApi = { calls: [], unexpected: [], on: (route, answer) => void table.set(route, answer) };
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init: RequestInit = {}) => {
    const path = String(input);
    const method = init.method ?? 'GET';
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
    const call: FakeCall = {
      method,
      path,
      headers: new Headers(init.headers),
      body,
      credentials: init.credentials,
      keepalive: init.keepalive ?? false,
      signal: init.signal ?? null,
    };
    api.calls.push(call);
    const route = table.get(`${method} ${path}`);
    if (route === undefined) {
      api.unexpected.push(`${method} ${path}`);
      return toResponse({ status: 599, body: { message: `Unexpected call: ${method} ${path}` } });
    }
    return toResponse(typeof route === 'function' ? await route(call) : route);
  });
  return api;
};
