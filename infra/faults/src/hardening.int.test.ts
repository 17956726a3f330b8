import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { EMBED_HEADER, PATHS, type SignedIn } from '@stridewell/contracts/web';
import { until } from '@stridewell/kit/testing/until';
import { keyFile } from '@stridewell/local/parts/key-file';
import { nodeArguments } from '@stridewell/local/parts/node';
import { inRepo } from '@stridewell/local/paths';
import { startTemporaryStack, type TemporaryStack } from '@stridewell/local/testbed/temporary-stack';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

/** Each service's guarantees must also apply to requests that pass through a real gateway. */
const PARTS = ['nats', 'redis', 'database', 'account', 'wellness', 'gateway'] as const;
const PASSWORD = 'Runner4Life';
const HTTPS = { 'x-forwarded-proto': 'https' };

let stack: TemporaryStack;
let origin: string;

beforeAll(async () => {
  stack = await startTemporaryStack({
    parts: PARTS,
    env: { LOG_LEVEL: 'warn', KEY_POLL_MS: '100', KEY_SETTLE_MS: '1000' },
    // The tests act as a proxy that terminates HTTPS.
    partEnv: { gateway: { TRUSTED_PROXIES: 'loopback' } },
  });
  origin = stack.urls.gateway;
}, 120_000);
afterAll(async () => {
  await stack?.end();
}, 60_000);

type Headers = Record<string, string>;

/** The fields of a data export that these tests read. */
interface Exported {
  account: { consents: { given: boolean }[] };
  services: { service: string; collections?: Record<string, object[]>; error?: string }[];
  complete: boolean;
}

const ask = (path: string, headers: Headers, method = 'GET', body?: object) =>
  fetch(`${origin}${path}`, {
    method,
    headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });

const register = (email: string, headers: Headers = {}) =>
  ask(PATHS.register, headers, 'POST', {
    email,
    password: PASSWORD,
    confirmPassword: PASSWORD,
    healthDataConsent: true,
  });

const signIn = async (email: string): Promise<Headers & { authorization: string }> => {
  const answer = await ask(PATHS.login, { [EMBED_HEADER]: '1' }, 'POST', { email, password: PASSWORD });
  return { authorization: `Bearer ${((await answer.json()) as SignedIn).token}` };
};

const statusOf = async (path: string, headers: Headers, method = 'GET', body?: object): Promise<number> =>
  (await ask(path, headers, method, body)).status;

const kidOf = ({ authorization }: { authorization: string }): string =>
  JSON.parse(Buffer.from(authorization.slice(7).split('.')[0] ?? '', 'base64url').toString()).kid;

describe('signing key rotation', () => {
  it('keeps tokens of the old and the new key valid at the gateway and at every service', async () => {
    const email = 'keys@example.com';
    await register(email);
    const old = await signIn(email);
    const { mongodb, nats } = stack.urls;
    const keys = { KEY_ENCRYPTION_KEY_FILE: keyFile(stack.dataDir) };
    const env = { ...process.env, NODE_ENV: 'test', MONGODB_URL: mongodb, NATS_URL: nats, LOG_LEVEL: 'warn', ...keys };
    await promisify(execFile)(process.execPath, nodeArguments(inRepo('services/account/src/rotate-keys.ts')), { env });
    const fresh = await until('a token of the new key', async () => {
      const session = await signIn(email);
      return kidOf(session) !== kidOf(old) && session;
    });
    const everywhere = async (session: Headers) =>
      Promise.all([
        statusOf(PATHS.profile, session),
        statusOf(PATHS.history, session),
        statusOf(PATHS.exportAll, session),
      ]);
    for (const session of [old, fresh]) expect(await everywhere(session)).toEqual([200, 200, 200]);
    // A restarted process must also load both keys.
    for (const part of ['account', 'wellness', 'gateway'] as const) {
      await stack.stopPart(part);
      await stack.startPart(part);
    }
    for (const session of [old, fresh]) expect(await everywhere(session)).toEqual([200, 200, 200]);
  }, 90_000);
});

describe('session over HTTPS', () => {
  it('uses a __Host- cookie and rejects the cookie without the prefix', async () => {
    const answer = await register('cookies@example.com', HTTPS);
    const [cookie = ''] = answer.headers.getSetCookie();
    expect(cookie).toMatch(/^__Host-stridewell_session=[^;]+; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
    expect(answer.headers.get('strict-transport-security')).toMatch(/max-age=\d{7,}/);
    const token = /=([^;]+);/.exec(cookie)?.[1];
    const under = (name: string, headers: Headers) =>
      statusOf(PATHS.profile, { ...headers, cookie: `${name}=${token}` });
    expect(await under('__Host-stridewell_session', HTTPS)).toBe(200);
    expect(await under('stridewell_session', HTTPS)).toBe(401);
    expect(await under('__Host-stridewell_session', {})).toBe(401);
  });

  it('SECU-3409 ends for both cookie and token on logout, which clears the session cookie and no other', async () => {
    const answer = await register('logout@example.com', { ...HTTPS, [EMBED_HEADER]: '1' });
    const { token } = (await answer.json()) as SignedIn;
    const bearer = { authorization: `Bearer ${token}` };
    const cookie = { ...HTTPS, cookie: (answer.headers.get('set-cookie') ?? '').split(';', 1)[0] ?? '' };
    expect(await statusOf(PATHS.history, cookie)).toBe(200);
    const logout = await ask(PATHS.logout, { ...cookie, origin: origin.replace('http:', 'https:') }, 'POST', {});
    expect([logout.status, logout.headers.get('clear-site-data')]).toEqual([200, null]);
    expect(logout.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^__Host-stridewell_session=;.*Expires=Thu, 01 Jan 1970/),
    ]);
    for (const credential of [cookie, bearer]) {
      expect(await statusOf(PATHS.profile, credential)).toBe(401);
      await until(
        'the service to refuse the session',
        async () => (await statusOf(PATHS.history, credential)) === 401,
        5_000,
      );
    }
  });
});

describe('internal route', () => {
  it('is not reachable through the gateway for a signed-in runner', async () => {
    await register('inside@example.com');
    const session = await signIn('inside@example.com');
    // The service itself responds on this route, which must not be reachable through the gateway.
    const inner = await fetch(`${stack.urls.wellness}/internal/export`, { headers: session });
    expect([inner.status, inner.headers.get('content-type')]).toEqual([200, expect.stringContaining('ndjson')]);
    const inside = [
      '/internal/export',
      '/api/internal/export',
      '/api/history/internal/export',
      '/api/export/internal',
      '/.well-known/jwks.json',
      '/docs/json',
    ];
    for (const path of inside) expect(await statusOf(path, session), path).toBe(404);
    // The gateway returns the shell for every path that it treats as a page.
    for (const path of ['/internal%2fexport', '//internal/export', '/api/export/..%2f..%2finternal%2fexport']) {
      const answer = await ask(path, session);
      expect(answer.headers.get('content-type'), path).toMatch(/^(text\/html|application\/json)/);
      expect(await answer.text(), path).not.toContain('"collection"');
    }
  });
});

describe('AUTH-51 withdrawn consent', () => {
  it('blocks new entries, but not reading or export, until consent is given again', async () => {
    const email = 'consent@example.com';
    await register(email);
    const session = await signIn(email);
    const consent = (given: boolean) => statusOf(PATHS.consent, session, 'POST', { kind: 'health_data', given });
    const checkIn = (pain: number) =>
      statusOf(PATHS.checkin, session, 'POST', { sleep: 3, stress: 2, fatigue: 3, pain, readiness: 7 });
    expect(await checkIn(2)).toBe(200);
    expect(await consent(false)).toBe(200);
    await until('the refusal', async () => (await checkIn(3)) === 403, 5_000);
    expect(await statusOf(PATHS.history, session)).toBe(200);
    const all = (await (await ask(PATHS.exportAll, session)).json()) as Exported;
    expect(all.account.consents.map(({ given }) => given)).toEqual([true, false]);
    expect(all.services[0]?.collections?.checkin_sessions).toHaveLength(1);
    expect(await consent(true)).toBe(200);
    await until('the consent', async () => (await checkIn(2)) === 200, 5_000);
  });
});

describe('API-49 GET /api/export/all through the gateway', () => {
  it('lists the unavailable services and marks the export as incomplete when services are down', async () => {
    const email = 'away@example.com';
    await register(email);
    const answer = await ask(PATHS.exportAll, await signIn(email));
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="stridewell-data-/);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const { services, complete } = (await answer.json()) as Exported;
    expect(services).toEqual([
      { service: 'wellness', collections: expect.anything() },
      { service: 'running', error: expect.any(String) },
      { service: 'physio', error: expect.any(String) },
    ]);
    expect(complete).toBe(false);
  });
});
