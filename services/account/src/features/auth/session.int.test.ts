import { EMBED_HEADER, PATHS } from '@stridewell/contracts/web';
import { describe, expect, it } from 'vitest';
import { useAccount } from '../../testing/account-bed.ts';
import { givenLogin, givenRunner, PASSWORD, post } from '../../testing/fixtures.ts';

const { app, clock } = await useAccount();
const runner = await givenRunner(app);

const DAY_MS = 86_400_000;
const SIGNED_OUT = { ok: false, loggedIn: false, user: null };

const get = (url: string, options: object = {}) => app.inject({ url, ...options });
const logout = (options: object) => app.inject({ method: 'POST', url: PATHS.logout, ...options });
const BAD = { authorization: 'Bearer not.a.token' };

describe('GET /api/auth/me', () => {
  it('API-03 AUTH-39 returns the signed-in user for a cookie and for a bearer token', async () => {
    for (const proof of [{ cookies: runner.cookies }, { headers: runner.headers }]) {
      const answer = await get(PATHS.me, proof);
      expect(answer.statusCode).toBe(200);
      expect(answer.json()).toEqual({ ok: true, loggedIn: true, user: runner.user });
    }
  });

  it('SECU-1101 API-03 CONST-50 returns the token to an embedded client', async () => {
    const embedded = { [EMBED_HEADER]: '1' };
    const byCookie = await get(PATHS.me, { cookies: runner.cookies, headers: embedded });
    expect(byCookie.json().token).toBe(runner.token);
    const byBearer = await get(PATHS.me, { headers: { ...runner.headers, ...embedded } });
    expect(byBearer.json().token).toBe(runner.token);
  });

  it('SECU-1101 does not return the token of a non-embedded session to a request with the embed header', async () => {
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

  it('API-03 returns 200 with loggedIn: false when the cookie is missing or invalid', async () => {
    for (const cookies of [{}, { stridewell_session: 'not.a.token' }]) {
      const answer = await get(PATHS.me, { cookies });
      expect(answer.statusCode).toBe(200);
      expect(answer.json()).toEqual(SIGNED_OUT);
    }
  });

  it.each([['Bearer not.a.token'], ['Bearer'], ['Basic dXNlcjpwYXNz'], ['']])(
    'returns 401 for the Authorization header %j even when the cookie is valid',
    async (authorization) => {
      const answer = await get(PATHS.me, { cookies: runner.cookies, headers: { authorization } });
      expect(answer.statusCode).toBe(401);
    },
  );
});

describe('GET /api/auth/whoami', () => {
  it('API-04 returns the bearer token’s user', async () => {
    const answer = await get(PATHS.whoami, { headers: runner.headers });
    expect(answer.json()).toEqual({ ok: true, user: runner.user });
  });

  it('API-04 returns ok: false without a bearer token even when the cookie is valid', async () => {
    for (const cookies of [{}, runner.cookies]) {
      const answer = await get(PATHS.whoami, { cookies });
      expect(answer.statusCode).toBe(200);
      expect(answer.json()).toEqual({ ok: false, user: null });
    }
  });

  it('API-04 CONST-04 returns 401 for an invalid or expired token', async () => {
    expect((await get(PATHS.whoami, { headers: BAD })).statusCode).toBe(401);
    clock.setOffset(DAY_MS + 2_000);
    expect((await get(PATHS.whoami, { headers: runner.headers })).statusCode).toBe(401);
  });
});

describe('session expiry', () => {
  it('AUTH-33 CONST-03 ends a remembered session after 90 days, even when it is in use', async () => {
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

  it('ends a session without rememberMe after one day', async () => {
    const brief = await givenLogin(app, runner.email);
    clock.setOffset(DAY_MS - 60_000);
    expect((await get(PATHS.me, { cookies: brief.cookies })).json().loggedIn).toBe(true);
    clock.setOffset(DAY_MS + 2_000);
    expect((await get(PATHS.me, { cookies: brief.cookies })).json()).toEqual(SIGNED_OUT);
  });
});

describe('POST /api/auth/logout', () => {
  it('API-08 ends the cookie’s session, rejects the session’s bearer token and clears the session cookie', async () => {
    const session = await givenLogin(app, runner.email);
    const answer = await logout({ cookies: session.cookies });
    expect(answer.json()).toEqual({ ok: true });
    expect(answer.cookies).toMatchObject([{ name: 'stridewell_session', value: '' }]);
    expect((await get(PATHS.me, { cookies: session.cookies })).json()).toEqual(SIGNED_OUT);
    expect((await get(PATHS.whoami, { headers: session.headers })).statusCode).toBe(401);
    expect((await get(PATHS.profile, { headers: session.headers })).statusCode).toBe(401);
  });

  it('API-08 ends the bearer token’s session but none of the runner’s other sessions', async () => {
    const session = await givenLogin(app, runner.email);
    expect((await logout({ headers: session.headers })).statusCode).toBe(200);
    expect((await get(PATHS.me, { cookies: session.cookies })).json()).toEqual(SIGNED_OUT);
    expect((await get(PATHS.me, { cookies: runner.cookies })).json().loggedIn).toBe(true);
  });

  it('AUTH-02 returns 401 when there is no session or the session has ended', async () => {
    const session = await givenLogin(app, runner.email);
    expect((await logout({})).statusCode).toBe(401);
    expect((await logout({ cookies: session.cookies })).statusCode).toBe(200);
    expect((await logout({ cookies: session.cookies })).statusCode).toBe(401);
    expect((await logout({ headers: BAD, cookies: runner.cookies })).statusCode).toBe(401);
  });

  it('returns 400 when the body is not empty', async () => {
    const session = await givenLogin(app, runner.email);
    const refused = await logout({ headers: session.headers, payload: { everywhere: true } });
    expect(refused.statusCode).toBe(400);
    expect(refused.json().issues).toEqual([{ path: 'everywhere', message: "Unknown field 'everywhere'" }]);
    expect((await get(PATHS.me, { headers: session.headers })).json().loggedIn).toBe(true);
    expect((await logout({ headers: session.headers, payload: {} })).statusCode).toBe(200);
  });
});
