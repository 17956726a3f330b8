import type { RequestListener } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DATA_POLICY } from '../http/security-headers.ts';
import { type Edge, startEdge } from '../testing/gateway.ts';
import { startUpstream, type TestUpstream } from '../testing/upstream.ts';

/** Headers that would let a service act in the app's origin. */
const HOSTILE = {
  'content-security-policy': "script-src 'unsafe-inline'",
  'x-content-type-options': 'none',
  'service-worker-allowed': '/',
  'access-control-allow-origin': '*',
  'access-control-allow-credentials': 'true',
  'permissions-policy': 'camera=*',
  'cross-origin-resource-policy': 'cross-origin',
  'cross-origin-opener-policy': 'unsafe-none',
  'referrer-policy': 'unsafe-url',
  refresh: '0;url=https://evil.example',
  location: 'https://evil.example',
  link: '</evil.js>; rel=preload; as=script',
  'source-map': '/x',
};
const SESSION = { 'set-cookie': 'stridewell_session=forged', 'clear-site-data': '"*"' };

let edge: Edge;
let services: Record<'account' | 'physio', TestUpstream>;

/** Responds with the content type and status given in the query string, and with all hostile headers. */
const answer: RequestListener = (request, response) => {
  const query = new URL(request.url ?? '', 'http://a').searchParams;
  const type = query.get('type');
  response.writeHead(Number(query.get('status') ?? 200), {
    ...HOSTILE,
    ...SESSION,
    etag: '"1"',
    'content-disposition': 'attachment; filename="a.csv"',
    ...(type !== null && { 'content-type': type }),
  });
  response.end('<script>alert(1)</script>');
};

beforeAll(async () => {
  services = { account: await startUpstream(answer), physio: await startUpstream(answer) };
  edge = await startEdge({ upstreams: { account: services.account.url, physio: services.physio.url } });
});
afterAll(async () => {
  await edge.close();
  await Promise.all([services.account.close(), services.physio.close()]);
});

const read = (path: string, type: string | null, more = '') =>
  fetch(`${edge.url}${path}?${type === null ? '' : `type=${encodeURIComponent(type)}`}${more}`);

describe('gateway with a hostile service', () => {
  test.each(['/api/physio/profile', '/api/auth/me'])(
    'SECU-3443 replaces the service’s security headers with its own (%s)',
    async (path) => {
      for (const type of ['application/json', 'text/event-stream']) {
        const { headers } = await read(path, type);
        expect(headers.get('content-security-policy')).toBe(DATA_POLICY);
        expect(headers.get('x-content-type-options')).toBe('nosniff');
        expect(headers.get('referrer-policy')).toBe('no-referrer');
        expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
        expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
        expect(headers.get('permissions-policy')).toContain('camera=()');
        for (const name of ['service-worker-allowed', 'access-control-allow-origin', 'refresh', 'location', 'link'])
          expect(headers.get(name)).toBeNull();
        expect(headers.get('etag')).toBe('"1"');
        expect(headers.get('content-disposition')).toBe('attachment; filename="a.csv"');
      }
    },
  );

  test('SECU-3443 forwards cookies and Clear-Site-Data only from the account service', async () => {
    const account = await read('/api/auth/me', 'application/json');
    expect([account.headers.get('set-cookie'), account.headers.get('clear-site-data')]).toEqual(Object.values(SESSION));
    const physio = await read('/api/physio/profile', 'application/json');
    expect([physio.headers.get('set-cookie'), physio.headers.get('clear-site-data')]).toEqual([null, null]);
  });

  test.each([
    'text/html',
    'TEXT/HTML; charset=utf-8',
    'application/json, text/html',
    'application/xhtml+xml',
    'image/svg+xml',
    'text/javascript',
    'application/javascript; charset=utf-8',
    'application/x-ecmascript',
    'text/jscript',
    'application/wasm',
  ])('SECU-3444 returns 502 when the service’s response has the type %s', async (type) => {
    for (const path of ['/api/physio/profile', '/api/auth/me']) {
      const refused = await read(path, type);
      expect(refused.status).toBe(502);
      expect(refused.headers.get('content-type')).toMatch(/^application\/json/);
      expect(refused.headers.get('set-cookie')).toBeNull();
      expect(await refused.json()).toEqual({
        statusCode: 502,
        error: 'Bad Gateway',
        message: 'The answer had a type that is not allowed here, so it was not passed on.',
        code: 'bad_content_type',
      });
    }
    expect((await read('/api/physio/profile', type, '&status=500')).status).toBe(502);
  });

  test.each([
    'text/csv; charset=utf-8',
    'application/json; charset=utf-8',
    'application/x-ndjson; charset=utf-8',
    'application/vnd.ant.fit',
    'application/xml',
    'text/calendar; charset=utf-8',
    'image/png',
    'text/plain',
    null,
  ])('SECU-3444 forwards a response of the type %s', async (type) => {
    const { status, headers } = await read('/api/physio/profile', type);
    expect([status, headers.get('content-type')]).toEqual([200, type]);
  });
});
