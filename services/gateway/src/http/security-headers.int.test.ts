import { request } from 'undici';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Edge, startEdge, writeFiles } from '../testing/gateway.ts';
import { connectRaw } from '../testing/raw-connection.ts';
import { answerWithName, CLOSED_PORT_URL, startUpstream, type TestUpstream } from '../testing/upstream.ts';

let edge: Edge;
let account: TestUpstream;

beforeAll(async () => {
  account = await startUpstream(answerWithName('account'));
  edge = await startEdge({
    upstreams: { account: account.url, wellness: CLOSED_PORT_URL },
    http: { trustedProxies: ['127.0.0.1'] },
    web: { frameAncestors: ['https://coach.example'], mediaHosts: ['https://video.example'] },
  });
  writeFiles(edge.folder, { 'shell/assets/main.0a1b2c3d.js': 'let a = 1;', 'shell/favicon.ico': 'icon' });
});
afterAll(async () => {
  await edge.close();
  await account.close();
});

const EVERYWHERE = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': expect.stringContaining('geolocation=()'),
};

const PAGE_POLICY = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "media-src 'self' https://video.example",
  "worker-src 'self'",
  "manifest-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'self' https://coach.example",
  "require-trusted-types-for 'script'",
  'trusted-types default',
].join('; ');

describe('gateway', () => {
  test.each([
    ['/', 200],
    ['/assets/main.0a1b2c3d.js', 200],
    ['/assets/gone.js', 404],
    ['/favicon.ico', 200],
    ['/remotes.json', 200],
    ['/config.json', 200],
    ['/livez', 200],
    ['/api/auth/me', 200],
    ['/api/stats', 503],
    ['/api/unknown', 404],
    ['/%zz', 400],
    ['/internal/x', 404],
  ])('SECU-3445 sends all security headers with %s (status %i)', async (path, status) => {
    const { statusCode, headers, body } = await request(edge.url + path);
    await body.dump();
    expect(statusCode).toBe(status);
    expect(headers).toMatchObject(EVERYWHERE);
    expect(headers['content-security-policy']).toMatch(/frame-ancestors /);
    for (const name of ['x-frame-options', 'x-powered-by', 'server', 'strict-transport-security'])
      expect(headers).not.toHaveProperty(name);
  });

  test('SECU-3445 sends all security headers with the 400 response to input that is not HTTP', async () => {
    const raw = await connectRaw(edge.port);
    raw.socket.write('not http at all\r\n\r\n');
    const answer = (await raw.ended).toLowerCase();
    expect(answer).toMatch(/^http\/1\.1 400 /);
    const sent = answer.split('\r\n').map((line) => line.split(': ') as [string, string]);
    expect(Object.fromEntries(sent)).toMatchObject(EVERYWHERE);
    expect(answer).toContain('"message":"this request could not be understood."');
  });

  test('SECU-3445 sends all security headers with the 431 response to oversized request headers', async () => {
    const raw = await connectRaw(edge.port);
    raw.socket.write(`GET / HTTP/1.1\r\nhost: a\r\ncookie: ${'a'.repeat(40_000)}\r\n\r\n`);
    expect(await raw.ended).toMatch(/^HTTP\/1\.1 431 [\s\S]*referrer-policy: no-referrer/);
  });

  test('sends HSTS when the request came over https', async () => {
    const { headers, body } = await request(`${edge.url}/api/auth/me`, { headers: { 'x-forwarded-proto': 'https' } });
    await body.dump();
    expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
  });

  test.each([
    ['HTTPS', true],
    ['wss', false],
    ['javascript', false],
    ['https, http', false],
    ['constructor', false],
  ])('SECU-2101 sends HSTS only when the forwarded scheme is https (scheme %s, sent: %s)', async (scheme, secure) => {
    for (const path of ['/', '/api/auth/me', '/%zz']) {
      const { statusCode, headers, body } = await request(edge.url + path, {
        headers: { 'x-forwarded-proto': scheme },
      });
      await body.dump();
      expect(statusCode).toBe(path === '/%zz' ? 400 : 200);
      // A malformed URL is rejected before the gateway reads the proxy's headers.
      expect('strict-transport-security' in headers).toBe(secure && path !== '/%zz');
    }
    expect(account.requests.at(-1)?.headers['x-forwarded-proto']).toBe(secure ? 'https' : 'http');
  });
});

describe('content security policy', () => {
  test('contains the configured frame ancestors and media hosts in file responses', async () => {
    const { headers } = await fetch(`${edge.url}/assets/main.0a1b2c3d.js`);
    expect(headers.get('content-security-policy')).toBe(PAGE_POLICY);
  });

  test('differs only by a style nonce in page responses', async () => {
    const policy = (await fetch(`${edge.url}/`)).headers.get('content-security-policy') ?? '';
    expect(policy.replace(/ 'nonce-[A-Za-z0-9+/]{22}=='/, '')).toBe(PAGE_POLICY);
    expect(policy).not.toMatch(/unsafe/);
  });

  test('allows framing and media only from the gateway’s own origin by default', async () => {
    const plain = await startEdge();
    const { headers } = await fetch(`${plain.url}/`);
    expect(headers.get('content-security-policy')).toContain("; frame-ancestors 'self'; ");
    expect(headers.get('content-security-policy')).toContain("; media-src 'self'; ");
    await plain.close();
  });

  test('allows pages to connect to the WebSockets of configured development servers', async () => {
    const developed = await startEdge({ web: { devSockets: ['ws://127.0.0.1:8100'] } });
    const { headers } = await fetch(`${developed.url}/`);
    expect(headers.get('content-security-policy')).toContain("; connect-src 'self' ws://127.0.0.1:8100; ");
    await developed.close();
  });
});

describe('API response', () => {
  test.each(['/api/auth/me', '/api/stats', '/api/unknown'])(
    'has no-store and the content security policy for data (%s)',
    async (path) => {
      const { headers } = await fetch(edge.url + path);
      expect(headers.get('cache-control')).toBe('no-store');
      expect(headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'");
    },
  );

  test('has no-store even when the service sends another cache-control header', async () => {
    const lax = await startUpstream((_request, response) => {
      response.setHeader('cache-control', 'public, max-age=600');
      response.end('{}');
    });
    const careful = await startEdge({ upstreams: { account: lax.url } });
    expect((await fetch(`${careful.url}/api/profile`)).headers.get('cache-control')).toBe('no-store');
    await careful.close();
    await lax.close();
  });
});
