import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Edge, startEdge, writeFiles } from '../testing/gateway.ts';
import { answerWithName, startUpstream } from '../testing/upstream.ts';

describe.each([
  ['in a folder', false],
  ['on a web server', true],
])('shell %s', (_where, served) => {
  let edge: Edge;
  beforeAll(async () => {
    edge = await startEdge({ served });
  });
  afterAll(() => edge.close());

  const noncesOf = async (address: string) => {
    const answer = await fetch(address);
    const policy = answer.headers.get('content-security-policy') ?? '';
    return {
      header: /'nonce-([^']+)'/.exec(policy)?.[1],
      meta: /<meta name="csp-nonce" content="([^"]+)">/.exec(await answer.text())?.[1],
    };
  };

  describe('shell page', () => {
    test.each(['/', '/index.html', '/check-in', '/running/plan', '/no/such/page', '/?embed=1'])(
      'is served at %s',
      async (path) => {
        const answer = await fetch(edge.url + path, { headers: { accept: 'text/html,application/xhtml+xml' } });
        expect([answer.status, answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual([
          200,
          'text/html; charset=utf-8',
          'no-cache',
        ]);
        expect(await answer.text()).toContain('<div id="root">');
      },
    );

    test('contains the same nonce in the header and the meta element, and a new nonce for each request', async () => {
      const [first, second] = [await noncesOf(`${edge.url}/`), await noncesOf(`${edge.url}/`)];
      expect(first.header).toMatch(/^[A-Za-z0-9+/]{22}==$/);
      expect(first.meta).toBe(first.header);
      expect(second.meta).toBe(second.header);
      expect(second.header).not.toBe(first.header);
    });

    test('has no body for HEAD requests', async () => {
      const answer = await fetch(`${edge.url}/`, { method: 'HEAD' });
      expect([answer.status, await answer.text()]).toEqual([200, '']);
    });

    test('comes from the newest build of the shell without a restart of the gateway', async () => {
      writeFiles(edge.folder, { 'shell/index.html': '<p>second build</p>' });
      expect(await (await fetch(`${edge.url}/`)).text()).toBe('<p>second build</p>');
    });
  });

  describe('request for something other than a page', () => {
    test.each([
      ['POST', '/', 'text/html'],
      ['DELETE', '/running', 'text/html'],
      ['GET', '/running', 'application/json'],
      ['GET', '/running', 'image/avif,image/webp'],
      ['GET', '/nope.js', '*/*'],
      ['GET', '/running/nope.png', '*/*'],
      ['GET', '/.env', 'text/html'],
      ['GET', '/.git/config', 'text/html'],
    ])('returns 404 for %s %s with accept %s', async (method, address, accept) => {
      const answer = await fetch(edge.url + address, { method, headers: { accept } });
      expect([answer.status, answer.headers.get('cache-control')]).toEqual([404, 'no-store']);
      expect(await answer.json()).toMatchObject({ statusCode: 404, message: 'There is nothing at this address.' });
    });
  });
});

describe('gateway without a shell build', () => {
  test('returns 503 with an explanation for the page and still serves the API', async () => {
    const account = await startUpstream(answerWithName('account'));
    const bare = await startEdge({ upstreams: { account: account.url }, web: { root: '/nowhere/at/all' } });
    const page = await fetch(`${bare.url}/`);
    expect([page.status, page.headers.get('retry-after'), page.headers.get('cache-control')]).toEqual([
      503,
      '5',
      'no-store',
    ]);
    expect(await page.text()).toContain('Please try again in a moment.');
    expect((await fetch(`${bare.url}/api/auth/me`)).status).toBe(200);
    expect((await fetch(`${bare.url}/assets/main.js`)).status).toBe(404);
    await bare.close();
    await account.close();
  });
});
