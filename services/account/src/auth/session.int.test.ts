import { EMBED_HEADER, PATHS } from '@stridewell/contracts/web';
import { createClock } from '@stridewell/kit/clock';
import { createScope } from '@stridewell/kit/testing/scope';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { accountConfig, givenAccount, givenLogin, givenRunner, PASSWORD, post, type Signed } from '../testing/given.ts';

const scope = createScope();
const clock = createClock();
const DAY_MS = 86_400_000;
const SIGNED_OUT = { ok: false, loggedIn: false, user: null };
let app: FastifyInstance;
let runner: Signed;

beforeAll(async () => {
  app = await givenAccount(accountConfig(scope), { clock });
  runner = await givenRunner(app);
});
afterEach(() => clock.setOffset(0));
afterAll(() => app.close());

const get = (url: string, options: object = {}) => app.inject({ url, ...options });
const logout = (options: object) => app.inject({ method: 'POST', url: PATHS.logout, ...options });
const BAD = { authorization: 'Bearer not.a.token' };

describe('GET me', () => {
  it('API-03 AUTH-39 answers who is signed in, by cookie and by bearer', async () => {
    for (const proof of [{ cookies: runner.cookies }, { headers: runner.headers }]) {
      const answer = await get(PATHS.me, proof);
      expect(answer.statusCode).toBe(200);
      expect(answer.json()).toEqual({ ok: true, loggedIn: true, user: runner.user });
    }
  });

  it('SECU-1101 API-03 CONST-50 gives an embedded client its token as well', async () => {
    const embedded = { [EMBED_HEADER]: '1' };
    const byCookie = await get(PATHS.me, { cookies: runner.cookies, headers: embedded });
    expect(byCookie.json().token).toBe(runner.token);
    const byBearer = await get(PATHS.me, { headers: { ...runner.headers, ...embedded } });
    expect(byBearer.json().token).toBe(runner.token);
  });

  it('SECU-1101 gives no token when the session was opened in a page of its own, whatever the header says', async () => {
    const { cookies } = await post(app, PATHS.login, { email: runner.email, password: PASSWORD });
    const cookie = { [cookies[0]?.name ?? '']: cookies[0]?.value ?? '' };
    const answer = await get(PATHS.me, { cookies: cookie, headers: { [EMBED_HEADER]: '1' } });
    expect(answer.json()).toEqual({ ok: true, loggedIn: true, user: runner.user });
    const payload = { timezone: 'Europe/Oslo' };
    const change = { method: 'PATCH' as const, url: PATHS.profile, payload, cookies: cookie };
    const changed = await app.inject({ ...change, headers: { [EMBED_HEADER]: '1' } });
    expect(changed.json()).not.toHaveProperty('token');
    expect(String(changed.headers['set-cookie'])).toMatch(/; SameSite=Lax$/);
  });

  it('API-03 answers 200 when nobody is signed in, or the cookie is no good', async () => {
    for (const cookies of [{}, { stridewell_session: 'not.a.token' }]) {
      const answer = await get(PATHS.me, { cookies });
      expect(answer.statusCode).toBe(200);
      expect(answer.json()).toEqual(SIGNED_OUT);
    }
  });

  it.each([['Bearer not.a.token'], ['Bearer'], ['Basic dXNlcjpwYXNz'], ['']])(
    'is a 401 for the header %j, even beside a good cookie',
    async (authorization) => {
      const answer = await get(PATHS.me, { cookies: runner.cookies, headers: { authorization } });
      expect(answer.statusCode).toBe(401);
    },
  );
});

describe('GET whoami', () => {
  it('API-04 answers whose token it is', async () => {
    const answer = await get(PATHS.whoami, { headers: runner.headers });
    expect(answer.json()).toEqual({ ok: true, user: runner.user });
  });

  it('API-04 answers ok false without a token, whatever the cookie says', async () => {
    for (const cookies of [{}, runner.cookies]) {
      const answer = await get(PATHS.whoami, { cookies });
      expect(answer.statusCode).toBe(200);
      expect(answer.json()).toEqual({ ok: false, user: null });
    }
  });

  it('API-04 CONST-04 is a 401 for a bad token and for one that is over', async () => {
    expect((await get(PATHS.whoami, { headers: BAD })).statusCode).toBe(401);
    clock.setOffset(DAY_MS + 2_000);
    expect((await get(PATHS.whoami, { headers: runner.headers })).statusCode).toBe(401);
  });
});

describe('the end of a session', () => {
  it('AUTH-33 CONST-03 comes after 90 days when it is remembered, and not before', async () => {
    const remembered = await givenLogin(app, runner.email, true);
    for (const days of [29, 58, 87]) {
      clock.setOffset(days * DAY_MS);
      await get(PATHS.me, { cookies: remembered.cookies });
    }
    clock.setOffset(90 * DAY_MS - 60_000);
    expect((await get(PATHS.me, { cookies: remembered.cookies })).json().loggedIn).toBe(true);
    clock.setOffset(90 * DAY_MS + 2_000);
    expect((await get(PATHS.me, { cookies: remembered.cookies })).json()).toEqual(SIGNED_OUT);
  });

  it('comes after a day when it is not', async () => {
    const brief = await givenLogin(app, runner.email);
    clock.setOffset(DAY_MS - 60_000);
    expect((await get(PATHS.me, { cookies: brief.cookies })).json().loggedIn).toBe(true);
    clock.setOffset(DAY_MS + 2_000);
    expect((await get(PATHS.me, { cookies: brief.cookies })).json()).toEqual(SIGNED_OUT);
  });
});

describe('POST logout', () => {
  it('API-08 ends the session of a cookie, for its bearer too, and clears what the browser keeps', async () => {
    const session = await givenLogin(app, runner.email);
    const answer = await logout({ cookies: session.cookies });
    expect(answer.json()).toEqual({ ok: true });
    expect(answer.headers['clear-site-data']).toBe('"cookies"');
    expect((await get(PATHS.me, { cookies: session.cookies })).json()).toEqual(SIGNED_OUT);
    expect((await get(PATHS.whoami, { headers: session.headers })).statusCode).toBe(401);
    expect((await get(PATHS.profile, { headers: session.headers })).statusCode).toBe(401);
  });

  it('API-08 ends the session of a bearer, for its cookie too, and no other session of the runner', async () => {
    const session = await givenLogin(app, runner.email);
    expect((await logout({ headers: session.headers })).statusCode).toBe(200);
    expect((await get(PATHS.me, { cookies: session.cookies })).json()).toEqual(SIGNED_OUT);
    expect((await get(PATHS.me, { cookies: runner.cookies })).json().loggedIn).toBe(true);
  });

  it('AUTH-02 needs a session, and an ended one is none', async () => {
    const session = await givenLogin(app, runner.email);
    expect((await logout({})).statusCode).toBe(401);
    expect((await logout({ cookies: session.cookies })).statusCode).toBe(200);
    expect((await logout({ cookies: session.cookies })).statusCode).toBe(401);
    expect((await logout({ headers: BAD, cookies: runner.cookies })).statusCode).toBe(401);
  });

  it('takes an empty object and no other body', async () => {
    const session = await givenLogin(app, runner.email);
    const refused = await logout({ headers: session.headers, payload: { everywhere: true } });
    expect(refused.statusCode).toBe(400);
    expect(refused.json().issues).toEqual([{ path: 'everywhere', message: "Unknown field 'everywhere'" }]);
    expect((await get(PATHS.me, { headers: session.headers })).json().loggedIn).toBe(true);
    expect((await logout({ headers: session.headers, payload: {} })).statusCode).toBe(200);
  });
});
