import { request } from 'undici';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { PRIVATE_NETWORKS } from '../config.ts';
import { type Edge, type EdgeOptions, startEdge } from '../testing/gateway.ts';
import { connectRaw } from '../testing/raw-connection.ts';
import { answerWithName, startUpstream, type TestUpstream } from '../testing/upstream.ts';

let account: TestUpstream;
let edge: Edge | undefined;

beforeAll(async () => {
  account = await startUpstream(answerWithName('account'));
});
afterEach(async () => {
  account.requests.length = 0;
  await edge?.close();
  edge = undefined;
});
afterAll(() => account.close());

const start = async (http: EdgeOptions['http'] = {}): Promise<Edge> => {
  edge = await startEdge({ upstreams: { account: account.url }, http });
  return edge;
};
const PUBLIC = { publicOrigin: { scheme: 'https', host: 'run.example' } } as const;

const get = async ({ url }: Edge, path: string, headers: Record<string, string> = {}) => {
  const answer = await request(url + path, { headers });
  return { status: answer.statusCode, headers: answer.headers, text: await answer.body.text() };
};

describe('SECU-1602 configured public origin', () => {
  it.each([
    ['no proxy sends a scheme', {}],
    ['a trusted proxy sends http', { 'x-forwarded-proto': 'http' }],
  ])('sets the scheme and host for cookies, HSTS and forwarded headers when %s', async (_when, forwarded) => {
    const at = await start({ ...PUBLIC, trustedProxies: ['127.0.0.1'] });
    const { status, headers } = await get(at, '/api/auth/me', { host: 'run.example', ...forwarded });
    expect([status, headers['strict-transport-security']]).toEqual([200, 'max-age=31536000; includeSubDomains']);
    expect(account.requests[0]?.headers).toMatchObject({
      'x-forwarded-proto': 'https',
      'x-forwarded-host': 'run.example',
    });
    const logout = (cookie: string) =>
      request(`${at.url}/api/auth/logout`, {
        method: 'POST',
        headers: { host: 'run.example', cookie, 'sec-fetch-site': 'cross-site' },
      });
    expect((await logout('__Host-stridewell_session=a.b.c')).statusCode).toBe(403);
    expect((await logout('stridewell_session=a.b.c')).statusCode).toBe(200);
  });

  it('adds HSTS to the response to input that is not HTTP', async () => {
    const raw = await connectRaw((await start(PUBLIC)).port);
    raw.socket.write('not http at all\r\n\r\n');
    expect((await raw.ended).toLowerCase()).toContain('strict-transport-security: max-age=31536000');
  });
});

describe('SECU-2401 host check', () => {
  it.each([
    ['evil.example', 421],
    ['run.example.evil.example', 421],
    ['run.example:8443', 421],
    ['127.0.0.1', 421],
    ['run.example', 200],
    ['RUN.example:443', 200],
  ])('responds to the host %s with status %i when a public origin is configured', async (host, status) => {
    const at = await start(PUBLIC);
    for (const path of ['/', '/api/auth/me', '/config.json'])
      expect((await get(at, path, { host })).status).toBe(status);
    expect(account.requests).toHaveLength(status === 200 ? 1 : 0);
    const answer = await get(at, '/api/auth/me', { host: 'evil.example' });
    expect(JSON.parse(answer.text)).toMatchObject({
      code: 'misdirected',
      message: 'Stridewell is not available at this address.',
    });
  });

  it('allows probes with the container’s IP address as the host', async () => {
    const at = await start(PUBLIC);
    for (const path of ['/livez', '/healthz', '/readyz', '/metrics'])
      expect((await get(at, path, { host: '10.1.2.3:8080' })).status).toBe(200);
  });

  it.each([
    [
      'with two Host headers',
      'GET /livez HTTP/1.1\r\nhost: run.example\r\nhost: evil.example\r\nconnection: close\r\n\r\n',
    ],
    ['in HTTP/0.9', 'GET /livez HTTP/0.9\r\nhost: run.example\r\nconnection: close\r\n\r\n'],
  ])('returns 400 for a request that is sent %s', async (_what, text) => {
    const raw = await connectRaw((await start()).port);
    raw.socket.write(text);
    expect(await raw.ended).toMatch(/^HTTP\/1\.1 400 [\s\S]*This request could not be understood\./);
  });
});

describe('SECU-2402 access to /metrics and the details of /readyz', () => {
  /** Returns the status of `/metrics` and whether `/readyz` lists the services. */
  const visible = async (at: Edge, headers: Record<string, string>) => {
    const readiness = await get(at, '/readyz', headers);
    expect(readiness.status).toBe(200);
    return [(await get(at, '/metrics', headers)).status, 'checks' in JSON.parse(readiness.text)];
  };

  it.each([
    ['10.1.2.3:8080', true],
    ['localhost:8080', true],
    ['gateway:8080', true],
    ['gateway.stridewell.svc:8080', true],
    ['[::1]:8080', true],
    ['evil.example:9300', false],
    ['10.1.2.3.evil.example', false],
  ])('depends on the Host header %s (allowed: %s)', async (host, shown) => {
    expect(await visible(await start(), { host })).toEqual(shown ? [200, true] : [404, false]);
  });

  it('is denied for requests that came through a proxy', async () => {
    expect(await visible(await start(), { 'x-forwarded-for': '203.0.113.9' })).toEqual([404, false]);
  });

  it('is allowed only from the configured networks', async () => {
    expect(await visible(await start({ innerNetworks: ['10.20.0.0/16'] }), {})).toEqual([404, false]);
    await edge?.close();
    expect(await visible(await start({ innerNetworks: PRIVATE_NETWORKS }), {})).toEqual([200, true]);
  });
});
