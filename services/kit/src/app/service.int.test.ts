import { RUNNER_HEADER } from '@stridewell/contracts/web';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { untilReady } from '../testing/ready.ts';
import { createScope } from '../testing/scope.ts';
import { createSigner, type Signer } from '../testing/signer.ts';
import { buildToy, type Toy } from '../testing/toy-service.ts';
import { until } from '../testing/until.ts';

/** Headers that the gateway adds when it forwards a request received over https. */
const FORWARDED = { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'run.example' };
const JSON_TYPE = { 'content-type': 'application/json' };
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

describe('service built with createService', () => {
  it('stores a document, publishes its event, consumes it and empties the outbox', async () => {
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
      async () => (await toy.things.findOne({ _id: answer.json().id }))?.outbox.length === 0,
    );
    expect(toy.healed).toContain(answer.json().id);
  });

  it('API-73 API-75 API-74 reports that it is live and ready', async () => {
    for (const url of ['/livez', '/healthz', '/readyz']) expect((await toy.app.inject(url)).statusCode, url).toBe(200);
  });

  it('API-76 serves its metrics in the Prometheus text format', async () => {
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

  it('returns 401 without a session', async () => {
    const answer = await toy.app.inject({ method: 'POST', url: '/api/things', payload: { name: 'x' } });
    expect(answer.statusCode).toBe(401);
    expect(answer.json()).toEqual({
      statusCode: 401,
      error: 'Unauthorized',
      message: 'Please sign in to continue.',
      code: 'unauthenticated',
    });
  });

  it('returns 401 for an invalid bearer token even with a valid cookie', async () => {
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

  it('SECU-3401 rejects a request from a page that shows another runner, and changes nothing', async () => {
    const [shown, signedIn] = [await signer.user(), await signer.user()];
    const post = (runner: string) =>
      toy.app.inject({
        method: 'POST',
        url: '/api/things',
        headers: { ...signedIn.headers, [RUNNER_HEADER]: runner },
        payload: { name: 'for one runner' },
      });
    const refused = await post(shown.userId);
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toMatchObject({ code: 'other_runner' });
    expect(await toy.things.findOne({ userId: signedIn.userId })).toBeNull();
    expect((await post(signedIn.userId)).statusCode).toBe(200);
  });

  it('SECU-1901 rejects a session cookie that contains a percent sign', async () => {
    const { token } = await signer.user();
    const ask = async (value: string): Promise<number> =>
      (await toy.app.inject({ url: '/api/fails', headers: { cookie: `stridewell_session=${value}` } })).statusCode;
    expect(await ask(token)).toBe(500);
    expect(await ask(token.replaceAll('.', '%2E'))).toBe(401);
  });

  it.each([
    ['a page on another port of the host', 403, { origin: 'http://127.0.0.1:3000' }],
    ['another site', 403, { 'sec-fetch-site': 'cross-site' }],
    ['a page with an unreadable origin', 403, { origin: '' }],
    ['our own page, forwarded by the gateway', 200, { origin: 'https://run.example', ...FORWARDED }],
    ['a client that is not a browser', 200, {}],
  ])('SECU-2001 responds to a cookie-authenticated change from %s with status %i', async (_client, status, headers) => {
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
  ])('requires the cookie name for the scheme (over %s, %s results in %i)', async (scheme, name, status) => {
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

  it('limits the request rate of signed-in runners only', async () => {
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

  it('rejects an expired token, a token for another audience and a token of a revoked session', async () => {
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
  ])(
    'API-55 API-56 API-57 responds to %s with a one-sentence message and a list of issues',
    async (_what, payload, path, message) => {
      const user = await signer.user();
      const answer = await toy.app.inject({ method: 'POST', url: '/api/things', headers: user.headers, payload });
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({ statusCode: 400, error: 'Bad Request', issues: [{ path }] });
      if (message) expect(answer.json().message).toBe(message);
      expect(answer.json().message).toMatch(/^[^\n]+\.$/);
    },
  );

  it.each([
    ['malformed JSON', '{"name":', 400],
    ['a poisoned prototype', '{"name":"x","__proto__":{"admin":true}}', 400],
    ['2 MB', JSON.stringify({ name: 'x'.repeat(2_000_000) }), 413],
  ])('responds to %s with a 4xx error in the common error format', async (_what, payload, status) => {
    const user = await signer.user();
    const headers = { ...user.headers, 'content-type': 'application/json' };
    const answer = await toy.app.inject({ method: 'POST', url: '/api/things', headers, payload });
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toMatchObject({ statusCode: status, message: expect.stringMatching(/\.$/) });
  });

  it('does not reveal internal error messages in a 500 response', async () => {
    const user = await signer.user();
    const answer = await toy.app.inject({ url: '/api/fails', headers: user.headers });
    expect(answer.statusCode).toBe(500);
    expect(answer.body).not.toContain('inside');
  });
});

describe('API-55 API-57 service that receives a body other than a JSON object', () => {
  const message = 'This request could not be understood.';
  const whole = { statusCode: 400, error: 'Bad Request', code: 'invalid', message, issues: [{ path: '', message }] };

  it.each([
    ['a list', { headers: JSON_TYPE, payload: '[]' }, whole],
    ['null', { headers: JSON_TYPE, payload: 'null' }, whole],
    ['a string', { headers: JSON_TYPE, payload: '"x"' }, whole],
    ['text/plain', { headers: { 'content-type': 'text/plain' }, payload: 'x' }, whole],
    ['no body', { headers: {} }, whole],
  ])('returns 400 with a general message for %s', async (_what, { headers, ...rest }, expected) => {
    const user = await signer.user();
    const sent = { method: 'POST', url: '/api/things', headers: { ...user.headers, ...headers }, ...rest } as const;
    expect((await toy.app.inject(sent)).json()).toEqual(expected);
    expect(await toy.things.countDocuments({ userId: user.userId })).toBe(0);
  });
});

describe('SECU-701 service that receives a body with thousands of fields', () => {
  it('rejects the body with a single issue within 50 ms of CPU time', async () => {
    const fields = Object.fromEntries(Array.from({ length: 6_000 }, (_, at) => [String(at), 1]));
    const payload = JSON.stringify({ name: 'x', ...fields });
    const { headers } = await signer.user();
    const sent = { method: 'POST', url: '/api/things', headers: { ...headers, ...JSON_TYPE }, payload } as const;
    const taken: number[] = [];
    for (let time = 0; time < 5; time += 1) {
      const before = process.cpuUsage();
      const answer = await toy.app.inject(sent);
      const { user, system } = process.cpuUsage(before);
      taken.push((user + system) / 1_000);
      expect(answer.statusCode).toBe(400);
      expect(answer.json().issues).toHaveLength(1);
    }
    expect(Math.min(...taken)).toBeLessThan(50);
  });

  it('returns 413 for 115,000 fields', async () => {
    const fields = Object.fromEntries(Array.from({ length: 115_000 }, (_, at) => [String(at), 1]));
    const { headers } = await signer.user();
    const payload = JSON.stringify({ name: 'x', ...fields });
    const answer = await toy.app.inject({
      method: 'POST',
      url: '/api/things',
      headers: { ...headers, ...JSON_TYPE },
      payload,
    });
    expect(answer.statusCode).toBe(413);
    expect(answer.body.length).toBeLessThan(500);
  });
});
