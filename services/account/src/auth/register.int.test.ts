import { PATHS } from '@stridewell/contracts/web';
import { createScope } from '@stridewell/kit/testing/scope';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  accountConfig,
  givenAccount,
  newEmail,
  PASSWORD,
  post,
  registration,
  sessionCookie,
} from '../testing/given.ts';

const scope = createScope();
let app: FastifyInstance;

beforeAll(async () => {
  app = await givenAccount(accountConfig(scope));
});
afterAll(() => app.close());

const register = (payload: object) => post(app, PATHS.register, payload);

describe('POST register', () => {
  it('AUTH-03 AUTH-38 AUTH-39 API-01 ENT-01 CONST-05 makes an account and signs in', async () => {
    const email = newEmail();
    const answer = await register({ ...registration(email), name: 'Kari' });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({
      ok: true,
      loggedIn: true,
      user: {
        id: expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/),
        email,
        name: 'Kari',
        timezone: 'Europe/Oslo',
        createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      },
    });
    const { name, value } = sessionCookie(answer);
    const me = await app.inject({ url: PATHS.me, cookies: { [name]: value } });
    expect(me.json()).toEqual(answer.json());
  });

  it('AUTH-55 remembers the session for 90 days where that was asked for, and for a day otherwise', async () => {
    const remembered = sessionCookie(await register({ ...registration(newEmail()), rememberMe: true }));
    expect(remembered.maxAge).toBe(90 * 86_400);
    expect(sessionCookie(await register(registration(newEmail()))).maxAge).toBeUndefined();
    expect((await register({ ...registration(newEmail()), rememberMe: 'yes' })).statusCode).toBe(400);
  });

  it('keeps the address trimmed and lower-cased, and signs in by any spelling of it', async () => {
    const email = newEmail();
    const answer = await register(registration(`  ${email.toUpperCase()} `));
    expect(answer.json().user.email).toBe(email);
    const again = await post(app, PATHS.login, { email: email.toUpperCase(), password: PASSWORD });
    expect(again.json().user.id).toBe(answer.json().user.id);
  });

  it.each([
    ['AUTH-11', { email: 'not-an-address' }, 'email', 'Please enter a valid email address'],
    ['AUTH-12', { password: 'Abcde-7' }, 'password', 'Password must be at least 8 characters long'],
    ['AUTH-13', { password: `Aa1${'x'.repeat(126)}` }, 'password', 'Password must be less than 128 characters'],
    ['AUTH-14', { password: 'ABCDEFG7' }, 'password', 'Password must contain at least one lowercase letter'],
    ['AUTH-15', { password: 'abcdefg7' }, 'password', 'Password must contain at least one uppercase letter'],
    ['AUTH-16', { password: 'Abcdefgh' }, 'password', 'Password must contain at least one number'],
    [
      'SECU-803 a common one',
      { password: 'Password1' },
      'password',
      'This password is too easy to guess. Please choose another one.',
    ],
    [
      'SECU-803 their name',
      { password: 'Kari-2026', name: 'Kari' },
      'password',
      'This password is too easy to guess. Please choose another one.',
    ],
    ['AUTH-18', { name: '' }, 'name', 'Name is required'],
    ['AUTH-19 a missing value', { email: undefined }, 'email', 'Required'],
    ['AUTH-19 a wrong kind', { email: { $gt: '' } }, 'email', 'Invalid input'],
    ['AUTH-19 a wrong kind of consent', { healthDataConsent: 'yes' }, 'healthDataConsent', 'Invalid input'],
    ['an unknown field', { passwordHash: 'x' }, 'passwordHash', "Unknown field 'passwordHash'"],
  ])('%s refuses %o at its field', async (_id, change, path, message) => {
    const email = newEmail();
    const body = { ...registration(email), ...change };
    const answer = await register({ ...body, confirmPassword: body.password });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().issues).toEqual([{ path, message }]);
    expect(answer.cookies).toEqual([]);
    expect((await post(app, PATHS.login, { email, password: body.password })).statusCode).toBe(401);
  });

  it('AUTH-17 refuses a confirmation that differs, on `confirmPassword`, also beside another problem', async () => {
    const differs = { path: 'confirmPassword', message: "Passwords don't match" };
    const email = newEmail();
    const one = await register({ ...registration(email), confirmPassword: `${PASSWORD}x` });
    expect(one.statusCode).toBe(400);
    expect(one.json().issues).toEqual([differs]);
    const two = await register({ email: 'x', password: PASSWORD, confirmPassword: `${PASSWORD}x` });
    expect(two.json().issues).toEqual([{ path: 'email', message: 'Please enter a valid email address' }, differs]);
  });

  it.each([
    ['AUTH-12 CONST-02 8 characters', 'Abcdef-7'],
    ['AUTH-13 CONST-02 128 characters', `Aa1${'x'.repeat(125)}`],
    ['letters of other scripts, a NUL and an emoji', 'Ærlig-Løype-\u0000-🏃-7'],
  ])('%s pass, and sign in again', async (_what, password) => {
    const email = newEmail();
    expect((await register({ email, password, confirmPassword: password })).statusCode).toBe(200);
    expect((await post(app, PATHS.login, { email, password })).statusCode).toBe(200);
    expect((await post(app, PATHS.login, { email, password: password.slice(0, -1) })).statusCode).toBe(401);
  });

  it('takes a password in either Unicode form', async () => {
    const email = newEmail();
    const composed = 'L\u00f8ype-\u00e5rlig-7';
    await register({ email, password: composed.normalize('NFD'), confirmPassword: composed.normalize('NFD') });
    expect((await post(app, PATHS.login, { email, password: composed })).statusCode).toBe(200);
  });

  it('AUTH-21 answers 409 for an address that has an account, and leaves that account as it is', async () => {
    const email = newEmail();
    await register(registration(email));
    const other = 'Another-secret-9';
    const answer = await register({ email, password: other, confirmPassword: other });
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({
      statusCode: 409,
      code: 'email_taken',
      message: 'An account with this email already exists. Sign in instead.',
    });
    expect(answer.cookies).toEqual([]);
    expect((await post(app, PATHS.login, { email, password: other })).statusCode).toBe(401);
    expect((await post(app, PATHS.login, { email, password: PASSWORD })).statusCode).toBe(200);
  });

  it('AUTH-21 lets exactly one of 20 registrations at once have the address', async () => {
    const email = newEmail();
    const answers = await Promise.all(Array.from({ length: 20 }, () => register(registration(email))));
    const statuses = answers.map(({ statusCode }) => statusCode).sort();
    expect(statuses).toEqual([200, ...Array(19).fill(409)]);
  });
});
