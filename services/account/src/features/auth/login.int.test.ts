import { EMBED_HEADER, PATHS } from '@stridewell/contracts/web';
import { decodeJwt } from 'jose';
import { describe, expect, it } from 'vitest';
import { useAccount } from '../../testing/account-bed.ts';
import { givenRunner, newEmail, PASSWORD, post, sessionCookie } from '../../testing/fixtures.ts';

const { app } = await useAccount();

const DAY = 86_400;

const login = (payload: object, headers?: Record<string, string>) => post(app, PATHS.login, payload, headers);
const lifetime = (token: string): number => {
  const { exp = 0, iat = 0 } = decodeJwt(token);
  return exp - iat;
};

describe('POST /api/auth/login', () => {
  it('AUTH-04 AUTH-39 API-02 returns the user and a session cookie for the correct email and password', async () => {
    const { email, user } = await givenRunner(app);
    const answer = await login({ email, password: PASSWORD });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ ok: true, loggedIn: true, user });
    expect(Object.keys(answer.json().user).sort()).toEqual([
      'createdAt',
      'email',
      'id',
      'language',
      'name',
      'timezone',
      'units',
    ]);
    const { name, value } = sessionCookie(answer);
    expect((await app.inject({ url: PATHS.me, cookies: { [name]: value } })).json().user).toEqual(user);
  });

  it('API-02 creates a new session on each sign-in', async () => {
    const { email, token } = await givenRunner(app);
    const again = sessionCookie(await login({ email, password: PASSWORD })).value;
    expect(decodeJwt(again).sid).not.toBe(decodeJwt(token).sid);
  });

  it('API-02 sets a browser-session cookie with a token that expires after one day', async () => {
    const { email } = await givenRunner(app);
    const cookie = sessionCookie(await login({ email, password: PASSWORD }));
    expect(cookie.maxAge).toBeUndefined();
    expect(cookie.expires).toBeUndefined();
    expect(Math.abs(lifetime(cookie.value) - DAY)).toBeLessThanOrEqual(1);
  });

  it('AUTH-33 CONST-03 sets the cookie and the token to expire after 90 days when rememberMe is true', async () => {
    const { email } = await givenRunner(app);
    const cookie = sessionCookie(await login({ email, password: PASSWORD, rememberMe: true }));
    expect(cookie.maxAge).toBe(90 * DAY);
    expect(Math.abs(lifetime(cookie.value) - 90 * DAY)).toBeLessThanOrEqual(1);
  });

  it('API-02 CONST-50 returns the token only to embedded clients', async () => {
    const { email } = await givenRunner(app);
    const embedded = await login({ email, password: PASSWORD }, { [EMBED_HEADER]: '1' });
    expect(embedded.json().token).toBe(sessionCookie(embedded).value);
    for (const headers of [{}, { [EMBED_HEADER]: '0' }])
      expect((await login({ email, password: PASSWORD }, headers)).json()).not.toHaveProperty('token');
  });

  it.each([
    ['AUTH-09', 'an invalid email', { email: 'a@b' }, 'email', 'Please enter a valid email address'],
    ['AUTH-10', 'an empty password', { password: '' }, 'password', 'Password is required'],
    ['AUTH-19', 'a missing password', { password: undefined }, 'password', 'Required'],
    ['AUTH-19', 'a missing email', { email: undefined }, 'email', 'Required'],
    ['AUTH-19', 'a query operator as password', { password: { $gt: '' } }, 'password', 'Invalid input'],
    ['AUTH-19', 'a query operator as email', { email: { $ne: null } }, 'email', 'Invalid input'],
    ['AUTH-19', 'a string as rememberMe', { rememberMe: 'true' }, 'rememberMe', 'Invalid input'],
    ['API-02', 'an unknown field', { admin: true }, 'admin', "Unknown field 'admin'"],
  ])('%s rejects %s with 400 and sets no cookie', async (_id, _what, change, path, message) => {
    const { email } = await givenRunner(app);
    const answer = await login({ email, password: PASSWORD, ...change });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ statusCode: 400, error: 'Bad Request', issues: [{ path, message }] });
    expect(answer.cookies).toEqual([]);
  });

  it('AUTH-23 API-02 returns the same 401 response for an unknown email and a wrong password', async () => {
    const { email } = await givenRunner(app);
    const wrong = await login({ email, password: `${PASSWORD}x` });
    const unknown = await login({ email: newEmail(), password: PASSWORD });
    expect(wrong.statusCode).toBe(401);
    expect(wrong.json()).toEqual({
      statusCode: 401,
      error: 'Unauthorized',
      message: 'That email and password do not match.',
      code: 'bad_credentials',
    });
    expect(unknown.statusCode).toBe(401);
    expect(unknown.body).toBe(wrong.body);
    const names = (answer: typeof wrong) => Object.keys(answer.headers).sort();
    expect(names(unknown)).toEqual(names(wrong));
  });
});
