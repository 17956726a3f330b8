import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { untilReady } from '../testing/ready.ts';
import { createScope } from '../testing/scope.ts';
import { createSigner, type Signer } from '../testing/signer.ts';
import { buildToy, type Toy } from '../testing/toy-service.ts';
import { until } from '../testing/until.ts';

/** What the edge says of a request that came to it by https. */
const FORWARDED = { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'run.example' };
const scope = createScope();
let signer: Signer;
let toy: Toy;

beforeAll(async () => {
  signer = await createSigner(scope);
  toy = await buildToy(scope.config('toy'));
  await untilReady(toy.app);
});

afterAll(async () => {
  await toy.app.close();
  await signer.close();
});

describe('a service of the kit', () => {
  it('stores, publishes and consumes: state and event are one write', async () => {
    const user = await signer.user();
    const answer = await toy.app.inject({
      method: 'POST',
      url: '/api/things',
      headers: user.headers,
      payload: { name: 'x' },
    });
    expect(answer.statusCode).toBe(200);
    await until('the event', () => toy.handled.length === 1);
    await until(
      'an empty outbox',
      async () => (await toy.things.findById(answer.json().id).lean())?.outbox.length === 0,
    );
    expect(toy.healed).toContain(answer.json().id);
  });

  it('API-73 API-75 says that it lives, and API-74 that it is ready', async () => {
    for (const url of ['/livez', '/healthz', '/readyz']) expect((await toy.app.inject(url)).statusCode, url).toBe(200);
  });

  it('API-76 shows its metrics in the text format of Prometheus', async () => {
    const answer = await toy.app.inject('/metrics');
    expect(answer.headers['content-type']).toContain('text/plain');
    expect(answer.body).toMatch(/^http_request_duration_seconds_count\{/m);
  });

  it('documents its routes as OpenAPI 3.1', async () => {
    const document = (await toy.app.inject('/docs/json')).json();
    expect(document.openapi).toBe('3.1.0');
    const { security, responses } = document.paths['/api/things'].post;
    expect(security).toEqual([{ bearer: [] }, { cookie: [] }]);
    for (const status of ['400', '401', '415', '503']) expect(Object.keys(responses)).toContain(status);
  });

  it('refuses requests without a session', async () => {
    const answer = await toy.app.inject({ method: 'POST', url: '/api/things', payload: { name: 'x' } });
    expect(answer.statusCode).toBe(401);
    expect(answer.json()).toEqual({
      statusCode: 401,
      error: 'Unauthorized',
      message: 'Please sign in to go on.',
      code: 'unauthenticated',
    });
  });

  it('refuses a bad bearer token even beside a good cookie', async () => {
    const user = await signer.user();
    const cookies = { stridewell_session: user.token };
    const payload = { name: 'x' };
    expect((await toy.app.inject({ method: 'POST', url: '/api/things', cookies, payload })).statusCode).toBe(200);
    const bad = {
      method: 'POST',
      url: '/api/things',
      cookies,
      payload,
      headers: { authorization: 'Bearer x.y.z' },
    } as const;
    expect((await toy.app.inject(bad)).statusCode).toBe(401);
  });

  it('SECU-1901 refuses a session cookie that holds a percent sign, as the edge does', async () => {
    const { token } = await signer.user();
    const ask = async (value: string): Promise<number> =>
      (await toy.app.inject({ url: '/api/fails', headers: { cookie: `stridewell_session=${value}` } })).statusCode;
    expect(await ask(token)).toBe(500);
    expect(await ask(token.replaceAll('.', '%2E'))).toBe(401);
  });

  it.each([
    ['a page on another port of the host', 403, { origin: 'http://127.0.0.1:3000' }],
    ['another site', 403, { 'sec-fetch-site': 'cross-site' }],
    ['a page whose origin cannot be read', 403, { origin: '' }],
    ['our own page, forwarded by the edge', 200, { origin: 'https://run.example', ...FORWARDED }],
    ['no browser', 200, {}],
  ])('SECU-2001 answers a change by cookie from %s with %i', async (_who, status, headers) => {
    const { token } = await signer.user();
    const name = 'x-forwarded-proto' in headers ? '__Host-stridewell_session' : 'stridewell_session';
    const sent = { host: '127.0.0.1:9301', cookie: `${name}=${token}`, ...headers };
    const answer = await toy.app.inject({ method: 'POST', url: '/api/things', headers: sent, payload: { name: 'x' } });
    expect(answer.statusCode).toBe(status);
    const { cookie: _cookie, ...others } = sent;
    const bearer = { ...others, authorization: `Bearer ${token}` };
    const byToken = await toy.app.inject({
      method: 'POST',
      url: '/api/things',
      headers: bearer,
      payload: { name: 'x' },
    });
    expect(byToken.statusCode).toBe(200);
  });

  it.each([
    ['http', 'stridewell_session', 200],
    ['http', '__Host-stridewell_session', 401],
    ['https', '__Host-stridewell_session', 200],
    ['https', 'stridewell_session', 401],
  ])('on %s answers the cookie %s with %i', async (scheme, name, status) => {
    const { token } = await signer.user();
    const headers = { 'x-forwarded-proto': scheme };
    const cookies = { [name]: token };
    const answer = await toy.app.inject({
      method: 'POST',
      url: '/api/things',
      headers,
      cookies,
      payload: { name: 'x' },
    });
    expect(answer.statusCode).toBe(status);
  });

  it('limits each signed-in runner, and nobody else: addresses are counted at the edge', async () => {
    const config = scope.config('limited');
    const limited = await buildToy({ ...config, http: { ...config.http, requestsPerMinute: 2 } });
    await untilReady(limited.app);
    const [one, other] = await Promise.all([signer.user(), signer.user()]);
    const ask = async (url: string, headers = {}) => (await limited.app.inject({ url, headers })).statusCode;
    for (const status of [500, 500, 429]) expect(await ask('/api/fails', one.headers)).toBe(status);
    expect(await ask('/api/fails', other.headers)).toBe(500);
    for (const status of [200, 200, 200, 200]) expect(await ask('/api/open')).toBe(status);
    expect(await ask('/api/open', one.headers)).toBe(429);
    await limited.app.close();
  });

  it('refuses an expired token, another audience and an ended session', async () => {
    const post = async (headers: Record<string, string>) =>
      (await toy.app.inject({ method: 'POST', url: '/api/things', headers, payload: { name: 'x' } })).statusCode;
    expect(await post((await signer.user({ expiresInSeconds: -1 })).headers)).toBe(401);
    expect(await post((await signer.user({ audience: 'someone-else' })).headers)).toBe(401);
    const user = await signer.user();
    expect(await post(user.headers)).toBe(200);
    await signer.revoke(user.sessionId);
    await until('the session to be refused', async () => (await post(user.headers)) === 401);
  });

  it.each([
    ['a missing field', {}, 'name', "'name' is required."],
    ['a wrong type', { name: 3 }, 'name', undefined],
    ['an operator', { name: { $gt: '' } }, 'name', undefined],
    ['an unknown field', { name: 'x', role: 'admin' }, 'role', "Unknown field 'role'."],
  ])('API-55 API-56 API-57 answers %s with one sentence and its issues', async (_what, payload, path, message) => {
    const user = await signer.user();
    const answer = await toy.app.inject({ method: 'POST', url: '/api/things', headers: user.headers, payload });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ statusCode: 400, error: 'Bad Request', issues: [{ path }] });
    if (message) expect(answer.json().message).toBe(message);
    expect(answer.json().message).toMatch(/^[^\n]+\.$/);
  });

  it.each([
    ['malformed JSON', '{"name":', 400],
    ['a poisoned prototype', '{"name":"x","__proto__":{"admin":true}}', 400],
    ['2 MB', JSON.stringify({ name: 'x'.repeat(2_000_000) }), 413],
  ])('answers %s with a 4xx in the error shape', async (_what, payload, status) => {
    const user = await signer.user();
    const headers = { ...user.headers, 'content-type': 'application/json' };
    const answer = await toy.app.inject({ method: 'POST', url: '/api/things', headers, payload });
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toMatchObject({ statusCode: status, message: expect.stringMatching(/\.$/) });
  });

  it('never shows the inside of a failure', async () => {
    const user = await signer.user();
    const answer = await toy.app.inject({ url: '/api/fails', headers: user.headers });
    expect(answer.statusCode).toBe(500);
    expect(answer.body).not.toContain('inside');
  });
});
