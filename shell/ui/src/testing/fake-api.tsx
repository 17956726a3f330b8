import { vi } from 'vitest';

export interface FakeCall {
  method: string;
  path: string;
  headers: Headers;
  body: unknown;
  credentials: RequestCredentials | undefined;
}

export interface FakeAnswer {
  status?: number;
  body?: unknown;
}

type Route = FakeAnswer | ((call: FakeCall) => FakeAnswer | Promise<FakeAnswer>);

export interface FakeApi {
  /** Every call that was made, in order. */
  calls: FakeCall[];
  /** Calls nobody expected: a test should find this empty. */
  unexpected: string[];
  /** Answers a route from now on. */
  on: (route: string, answer: Route) => void;
}

const toResponse = ({ status = 200, body }: FakeAnswer): Response => {
  const text = body === undefined ? null : typeof body === 'string' ? body : JSON.stringify(body);
  return new Response(text, { status });
};

/** Stands in for `fetch`: routes are written "GET /api/stats?range=30". Undone by `vi.unstubAllGlobals()`. */
export const fakeApi = (routes: Record<string, Route> = {}): FakeApi => {
  const table = new Map(Object.entries(routes));
  const api: FakeApi = { calls: [], unexpected: [], on: (route, answer) => void table.set(route, answer) };
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init: RequestInit = {}) => {
    const path = String(input);
    const method = init.method ?? 'GET';
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
    const call = { method, path, headers: new Headers(init.headers), body, credentials: init.credentials };
    api.calls.push(call);
    const route = table.get(`${method} ${path}`);
    if (route === undefined) {
      api.unexpected.push(`${method} ${path}`);
      return toResponse({ status: 599, body: { message: `Nobody expected ${method} ${path}` } });
    }
    return toResponse(typeof route === 'function' ? await route(call) : route);
  });
  return api;
};
