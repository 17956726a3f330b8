import { PATHS } from '@stridewell/contracts/web';
import { describe, expect, it } from 'vitest';
import { useAccount } from '../../testing/account-bed.ts';
import { newEmail, PASSWORD, post, registration, sessionCookie } from '../../testing/fixtures.ts';

const { app } = await useAccount();

const register = (payload: object) => post(app, PATHS.register, payload);

describe('POST /api/auth/register', () => {
  it('AUTH-03 AUTH-38 AUTH-39 API-01 ENT-01 CONST-05 creates an account and signs the runner in', async () => {
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
        units: 'km',
        language: 'en',
        createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      },
    });
    const { name, value } = sessionCookie(answer);
    const me = await app.inject({ url: PATHS.me, cookies: { [name]: value } });
    expect(me.json()).toEqual(answer.json());
  });

  it('AUTH-55 sets a 90-day cookie with rememberMe and a browser-session cookie without rememberMe', async () => {
    const remembered = sessionCookie(await register({ ...registration(newEmail()), rememberMe: true }));
    expect(remembered.maxAge).toBe(90 * 86_400);
    expect(sessionCookie(await register(registration(newEmail()))).maxAge).toBeUndefined();
    expect((await register({ ...registration(newEmail()), rememberMe: 'yes' })).statusCode).toBe(400);
  });

  it('START-01 stores the browser’s time zone in its canonical spelling', async () => {
    const zoneOf = async (zone: object) =>
      (await register({ ...registration(newEmail()), ...zone })).json().user.timezone;
    expect(await zoneOf({ timezone: 'america/new_york' })).toBe('America/New_York');
    expect(await zoneOf({ timezone: 'Asia/Kolkata' })).toBe('Asia/Kolkata');
    expect(await zoneOf({})).toBe('Europe/Oslo');
  });

  it.each(['Mars/Olympus', '+02:00', '', 7])('START-01 rejects %j as a time zone with 400', async (timezone) => {
    const answer = await register({ ...registration(newEmail()), timezone });
    expect([answer.statusCode, answer.json().issues[0].path]).toEqual([400, 'timezone']);
  });

  it('START-04 stores the language of the page on which the runner registered', async () => {
    const languageOf = async (header: string) => {
      const answer = await post(app, PATHS.register, registration(newEmail()), { 'accept-language': header });
      return answer.json().user.language;
    };
    expect(await languageOf('nb')).toBe('nb');
    expect(await languageOf('en-GB,nb;q=0.5')).toBe('en');
    expect(await languageOf('de')).toBe('en');
  });

  it('trims the email and stores it in lower case', async () => {
    const email = newEmail();
    const answer = await register(registration(`  ${email.toUpperCase()} `));
    expect(answer.json().user.email).toBe(email);
    const again = await post(app, PATHS.login, { email: email.toUpperCase(), password: PASSWORD });
    expect(again.json().user.id).toBe(answer.json().user.id);
  });

  it.each([
    ['AUTH-11', 'an invalid email', { email: 'not-an-address' }, 'email', 'Please enter a valid email address'],
    [
      'AUTH-12',
      'a password of 7 characters',
      { password: 'Abcde-7' },
      'password',
      'Password must be at least 8 characters long',
    ],
    [
      'AUTH-13',
      'a password of 129 characters',
      { password: `Aa1${'x'.repeat(126)}` },
      'password',
      'Password must be less than 128 characters',
    ],
    [
      'AUTH-14',
      'a password without a lower-case letter',
      { password: 'ABCDEFG7' },
      'password',
      'Password must contain at least one lowercase letter',
    ],
    [
      'AUTH-15',
      'a password without an upper-case letter',
      { password: 'abcdefg7' },
      'password',
      'Password must contain at least one uppercase letter',
    ],
    [
      'AUTH-16',
      'a password without a digit',
      { password: 'Abcdefgh' },
      'password',
      'Password must contain at least one number',
    ],
    [
      'SECU-803',
      'a common password',
      { password: 'Password1' },
      'password',
      'This password is too easy to guess. Please choose another one.',
    ],
    [
      'SECU-803',
      'a password that contains the name',
      { password: 'Kari-2026', name: 'Kari' },
      'password',
      'This password is too easy to guess. Please choose another one.',
    ],
    ['AUTH-18', 'an empty name', { name: '' }, 'name', 'Name is required'],
    ['AUTH-19', 'a missing email', { email: undefined }, 'email', 'Required'],
    ['AUTH-19', 'a query operator as email', { email: { $gt: '' } }, 'email', 'Invalid input'],
    ['AUTH-19', 'a string as consent', { healthDataConsent: 'yes' }, 'healthDataConsent', 'Invalid input'],
    ['API-01', 'an unknown field', { passwordHash: 'x' }, 'passwordHash', "Unknown field 'passwordHash'"],
  ])('%s rejects %s with 400 and creates no account', async (_id, _what, change, path, message) => {
    const email = newEmail();
    const body = { ...registration(email), ...change };
    const answer = await register({ ...body, confirmPassword: body.password });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().issues).toEqual([{ path, message }]);
    expect(answer.cookies).toEqual([]);
    expect((await post(app, PATHS.login, { email, password: body.password })).statusCode).toBe(401);
  });

  it('AUTH-17 reports a mismatched password confirmation at `confirmPassword`, even when another field is invalid', async () => {
    const differs = { path: 'confirmPassword', message: "Passwords don't match" };
    const email = newEmail();
    const one = await register({ ...registration(email), confirmPassword: `${PASSWORD}x` });
    expect(one.statusCode).toBe(400);
    expect(one.json().issues).toEqual([differs]);
    const two = await register({ email: 'x', password: PASSWORD, confirmPassword: `${PASSWORD}x` });
    expect(two.json().issues).toEqual([{ path: 'email', message: 'Please enter a valid email address' }, differs]);
  });

  it.each([
    ['AUTH-12 CONST-02', 'a password of 8 characters', 'Abcdef-7'],
    ['AUTH-13 CONST-02', 'a password of 128 characters', `Aa1${'x'.repeat(125)}`],
    ['API-01', 'a password with Norwegian letters, a NUL and an emoji', 'Ærlig-Løype-\u0000-🏃-7'],
  ])('%s accepts %s for registration and sign-in', async (_id, _what, password) => {
    const email = newEmail();
    expect((await register({ email, password, confirmPassword: password })).statusCode).toBe(200);
    expect((await post(app, PATHS.login, { email, password })).statusCode).toBe(200);
    expect((await post(app, PATHS.login, { email, password: password.slice(0, -1) })).statusCode).toBe(401);
  });

  it('treats composed and decomposed Unicode passwords as equal', async () => {
    const email = newEmail();
    const composed = 'L\u00f8ype-\u00e5rlig-7';
    await register({ email, password: composed.normalize('NFD'), confirmPassword: composed.normalize('NFD') });
    expect((await post(app, PATHS.login, { email, password: composed })).statusCode).toBe(200);
  });

  it('AUTH-21 returns 409 for an email that already has an account and does not change that account', async () => {
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

  it('AUTH-21 accepts exactly one of 20 concurrent registrations with the same email', async () => {
    const email = newEmail();
    const answers = await Promise.all(Array.from({ length: 20 }, () => register(registration(email))));
    const statuses = answers.map(({ statusCode }) => statusCode).sort();
    expect(statuses).toEqual([200, ...Array(19).fill(409)]);
  });
});
