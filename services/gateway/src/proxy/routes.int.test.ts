import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Edge, startEdge } from '../testing/gateway.ts';
import { connectRaw } from '../testing/raw-connection.ts';
import { answerWithName, startUpstream, type TestUpstream } from '../testing/upstream.ts';

let edge: Edge;
let services: Record<'account' | 'wellness' | 'running' | 'physio', TestUpstream>;

beforeAll(async () => {
  services = {
    account: await startUpstream((request, response) => {
      if (request.url === '/api/auth/logout') {
        response.setHeader('set-cookie', ['stridewell_session=; Max-Age=0', 'other=1']);
        response.setHeader('clear-site-data', '"cookies"');
        response.setHeader('x-powered-by', 'something');
        response.setHeader('strict-transport-security', 'max-age=1');
        response.setHeader('x-frame-options', 'SAMEORIGIN');
      }
      if (request.url === '/api/auth/nothing') response.statusCode = 204;
      answerWithName('account')(request, response);
    }),
    wellness: await startUpstream(answerWithName('wellness')),
    running: await startUpstream(answerWithName('running')),
    physio: await startUpstream(answerWithName('physio')),
  };
  const upstreams = Object.fromEntries(Object.entries(services).map(([name, { url }]) => [name, url]));
  edge = await startEdge({ upstreams });
});

afterAll(async () => {
  await edge.close();
  await Promise.all(Object.values(services).map((service) => service.close()));
});

beforeEach(() => {
  for (const { requests } of Object.values(services)) requests.length = 0;
});

describe('gateway routing', () => {
  test.each([
    ['/api/auth/me', 'account'],
    ['/api/auth/sessions/1', 'account'],
    ['/api/profile', 'account'],
    ['/api/profile/consent', 'account'],
    ['/api/delete-me', 'account'],
    ['/api/user-data/delete-all', 'account'],
    ['/api/erasure/abc', 'account'],
    ['/api/export/all', 'account'],
    ['/api/checkin', 'wellness'],
    ['/api/checkin/today', 'wellness'],
    ['/api/stats?range=7', 'wellness'],
    ['/api/history?limit=5&rec=Push', 'wellness'],
    ['/api/export?from=2026-01-01', 'wellness'],
    ['/api/coach/weekly-outcomes', 'running'],
    ['/api/physio/today', 'physio'],
  ] as const)('forwards %s to %s', async (path, owner) => {
    const answer = await fetch(edge.url + path);
    expect([answer.status, await answer.json()]).toEqual([200, { service: owner }]);
    expect(services[owner].requests.map(({ url }) => url)).toEqual([path]);
  });

  test.each(['GET', 'POST', 'PUT', 'PATCH', 'DELETE'])(
    'forwards a %s request and its body unchanged',
    async (method) => {
      const body = method === 'GET' ? null : '{"a":"ø"}';
      await fetch(`${edge.url}/api/profile`, { method, body, headers: { 'content-type': 'application/json' } });
      expect(services.account.requests).toMatchObject([{ method, body: body ?? '' }]);
    },
  );

  test('forwards a body without a content type and a request without a body', async () => {
    await fetch(`${edge.url}/api/auth/logout`, { method: 'POST' });
    await fetch(`${edge.url}/api/auth/logout`, { method: 'POST', body: new Uint8Array([1, 2, 3]) });
    expect(services.account.requests.map(({ body }) => body.length)).toEqual([0, 3]);
  });

  test('returns no body for HEAD and for status 204', async () => {
    const head = await fetch(`${edge.url}/api/stats`, { method: 'HEAD' });
    const none = await fetch(`${edge.url}/api/auth/nothing`, { method: 'DELETE' });
    expect([head.status, await head.text(), none.status, await none.text()]).toEqual([200, '', 204, '']);
  });
});

describe('gateway routing of paths that no service owns', () => {
  test.each([
    '/api',
    '/api/unknown',
    '/api/internal/export',
    '/internal/export',
    '/docs',
    '/docs/json',
    '/api/coach/../internal/x',
    '/api/coach/%2e%2e/internal/x',
    '/api/coach/..%2f..%2finternal',
    '/api/coach/a%5c..%5cb',
    '/%61pi/coach/x',
  ])('returns 404 in the common error format for %s', async (path) => {
    const raw = await connectRaw(edge.port);
    raw.socket.write(`GET ${path} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n`);
    const answer = await raw.ended;
    expect(answer).toMatch(/^HTTP\/1\.1 404 /);
    expect(JSON.parse(answer.split('\r\n\r\n')[1] ?? '')).toMatchObject({
      statusCode: 404,
      error: 'Not Found',
      message: 'There is nothing at this address.',
    });
    expect(Object.values(services).flatMap(({ requests }) => requests)).toEqual([]);
  });

  test('returns 404 for an absolute URL as the request target', async () => {
    const raw = await connectRaw(edge.port);
    raw.socket.write('GET http://elsewhere.example/api/stats HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n');
    expect(await raw.ended).toMatch(/^HTTP\/1\.1 404 /);
    expect(services.wellness.requests).toEqual([]);
  });

  test('returns 404 without CORS headers for OPTIONS from another origin', async () => {
    const answer = await fetch(`${edge.url}/api/stats`, {
      method: 'OPTIONS',
      headers: { origin: 'https://a.example' },
    });
    expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([404, null]);
  });

  test('returns 404 for physio paths when physio is not deployed', async () => {
    const without = await startEdge();
    expect((await fetch(`${without.url}/api/physio/today`)).status).toBe(404);
    await without.close();
  });
});

describe('gateway header forwarding', () => {
  test('SECU-3201 replaces the client’s X-Forwarded headers with the real address, host and scheme', async () => {
    const answer = await fetch(`${edge.url}/api/stats`, {
      headers: {
        'x-request-id': 'a-plain-request-id',
        'x-forwarded-for': '203.0.113.9',
        'x-forwarded-host': 'evil.example',
        'x-forwarded-proto': 'https',
        forwarded: 'for=203.0.113.9',
        'x-real-ip': '203.0.113.9',
        'x-user-id': 'somebody-else',
        authorization: 'Bearer token',
        cookie: 'stridewell_session=abc',
      },
    });
    const { headers } = services.wellness.requests[0] ?? { headers: {} };
    expect(headers).toMatchObject({
      'x-request-id': expect.stringMatching(/^[\da-f-]{36}$/),
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-host': `127.0.0.1:${edge.port}`,
      'x-forwarded-proto': 'http',
      authorization: 'Bearer token',
      cookie: 'stridewell_session=abc',
    });
    expect(answer.headers.get('x-request-id')).toBe(services.wellness.requests[0]?.headers['x-request-id']);
    for (const name of ['forwarded', 'x-real-ip', 'x-user-id', 'accept-encoding'])
      expect(headers).not.toHaveProperty(name);
  });

  test('forwards the X-Forwarded headers of a trusted proxy', async () => {
    const behind = await startEdge({
      upstreams: { wellness: services.wellness.url },
      http: { trustedProxies: ['127.0.0.1'] },
    });
    const answer = await fetch(`${behind.url}/api/stats`, {
      headers: { 'x-forwarded-for': '203.0.113.9', 'x-forwarded-proto': 'https', 'x-forwarded-host': 'run.example' },
    });
    expect(answer.headers.get('strict-transport-security')).toMatch(/^max-age=31536000/);
    expect(services.wellness.requests[0]?.headers).toMatchObject({
      'x-forwarded-for': '203.0.113.9',
      'x-forwarded-proto': 'https',
      'x-forwarded-host': 'run.example',
    });
    await behind.close();
  });

  test('does not forward hop-by-hop headers or headers named in Connection', async () => {
    const raw = await connectRaw(edge.port);
    raw.socket.write(
      'GET /api/stats HTTP/1.1\r\nhost: a\r\nconnection: close, X-Secret\r\nx-secret: 1\r\nte: trailers\r\nkeep-alive: 5\r\n\r\n',
    );
    await raw.ended;
    const { headers } = services.wellness.requests[0] ?? { headers: {} };
    for (const name of ['x-secret', 'te']) expect(headers).not.toHaveProperty(name);
  });

  test.each([
    ['authorization', 'Bearer a'],
    ['cookie', 'stridewell_session=a'],
    ['content-type', 'application/json'],
    ['origin', 'http://a'],
  ])('forwards %s even when the Connection header names it', async (name, value) => {
    const raw = await connectRaw(edge.port);
    raw.socket.write(
      `POST /api/checkin HTTP/1.1\r\nhost: a\r\nconnection: close, ${name}\r\n${name}: ${value}\r\ncontent-length: 2\r\n\r\n{}`,
    );
    expect(await raw.ended).toMatch(/^HTTP\/1\.1 200 /);
    expect(services.wellness.requests[0]?.headers).toMatchObject({ [name]: value });
  });

  test('returns the service’s cookies and Clear-Site-Data, but not headers that only the gateway sets', async () => {
    const answer = await fetch(`${edge.url}/api/auth/logout`, { method: 'POST' });
    expect(answer.headers.getSetCookie()).toEqual(['stridewell_session=; Max-Age=0', 'other=1']);
    expect(answer.headers.get('clear-site-data')).toBe('"cookies"');
    expect(answer.headers.get('x-request-id')).toMatch(/^[\w-]{36}$/);
    for (const name of ['x-powered-by', 'strict-transport-security', 'x-frame-options'])
      expect(answer.headers.get(name)).toBeNull();
  });
});
