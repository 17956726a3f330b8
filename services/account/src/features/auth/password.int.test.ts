import { PATHS } from '@stridewell/contracts/web';
import { until } from '@stridewell/kit/testing/until';
import { decodeJwt } from 'jose';
import { beforeAll, describe, expect, it } from 'vitest';
import { useAccount, useOtherService } from '../../testing/account-bed.ts';
import {
  givenCodeSession,
  givenLogin,
  givenRunner,
  newEmail,
  PASSWORD,
  post,
  type SignedInRunner,
  sessionCookie,
} from '../../testing/fixtures.ts';
import { openStore } from '../../testing/store.ts';
import { CODE_SIGN_IN_FRESH_MS } from '../sessions/session.ts';

const { app, clock, config, scope } = await useAccount();
const toy = await useOtherService(scope);

const NEW = 'Another-secret-9';

const set = ({ headers }: Pick<SignedInRunner, 'headers'>, change: object = {}) =>
  post(app, PATHS.password, { password: NEW, confirmPassword: NEW, ...change }, headers);
/** Sets a password and returns the runner with the renewed session's token. */
const renewed = async (runner: SignedInRunner, change: object = {}): Promise<SignedInRunner> => {
  const { token } = (await set(runner, change)).json();
  return { ...runner, token, headers: { authorization: `Bearer ${token}` }, cookies: { stridewell_session: token } };
};
const signsIn = async (email: string, password: string): Promise<boolean> =>
  (await post(app, PATHS.login, { email, password })).statusCode === 200;
const isOpen = async ({ cookies }: SignedInRunner): Promise<boolean> =>
  (await app.inject({ url: PATHS.me, cookies })).json().loggedIn;
const hasPassword = async ({ headers }: SignedInRunner): Promise<boolean> =>
  (await app.inject({ url: PATHS.profile, headers })).json().hasPassword;
const elsewhere = async ({ headers }: SignedInRunner): Promise<number> =>
  (await toy.app.inject({ method: 'POST', url: '/api/things', payload: { name: 'x' }, headers })).statusCode;

describe('POST /api/auth/password with the current password', () => {
  it('AUTH-41 API-62 sets the new password and rejects the old password afterwards', async () => {
    const runner = await givenRunner(app);
    const answer = await set(runner, { currentPassword: PASSWORD });
    expect([answer.statusCode, answer.json()]).toEqual([200, { ok: true, token: expect.any(String) }]);
    expect(await signsIn(runner.email, NEW)).toBe(true);
    expect(await signsIn(runner.email, PASSWORD)).toBe(false);
  });

  it('SECU-1502 API-62 ends all other sessions in every service and renews the current session', async () => {
    const [runner, stranger] = [await givenRunner(app), await givenRunner(app)];
    const others = [await givenLogin(app, runner.email), await givenLogin(app, runner.email, true)];
    const { token } = (await set(runner, { currentPassword: PASSWORD })).json();
    for (const other of [...others, runner]) {
      expect(await isOpen(other)).toBe(false);
      await until('the refusal', async () => (await elsewhere(other)) === 401, 1_000);
    }
    for (const headers of [{ authorization: `Bearer ${token}` }, stranger.headers]) {
      expect((await app.inject({ url: PATHS.me, headers })).json().loggedIn).toBe(true);
      expect(await elsewhere({ ...runner, headers })).toBe(200);
    }
  });

  it('SECU-1502 returns a cookie with the original expiry, and no token, when the request has a cookie', async () => {
    const runner = await givenRunner(app);
    const before = decodeJwt(runner.token);
    const body = { password: NEW, confirmPassword: NEW, currentPassword: PASSWORD };
    const answer = await app.inject({ method: 'POST', url: PATHS.password, payload: body, cookies: runner.cookies });
    expect(answer.json()).toEqual({ ok: true });
    const after = decodeJwt(sessionCookie(answer).value);
    expect([after.exp, after.sub]).toEqual([before.exp, before.sub]);
    expect(after.sid).not.toBe(before.sid);
  });

  it.each([
    ['AUTH-43', 'a wrong current password', { currentPassword: 'Not-the-one-7' }, 'This is not your current password'],
    ['AUTH-43', 'a missing current password', {}, 'Please enter your current password'],
    ['AUTH-43', 'an empty current password', { currentPassword: '' }, 'Please enter your current password'],
  ])(
    '%s rejects %s with 400 and does not change the password or end other sessions',
    async (_id, _what, change, message) => {
      const runner = await givenRunner(app);
      const other = await givenLogin(app, runner.email);
      const answer = await set(runner, change);
      expect([answer.statusCode, answer.json().issues]).toEqual([400, [{ path: 'currentPassword', message }]]);
      expect(await isOpen(other)).toBe(true);
      expect(await signsIn(runner.email, PASSWORD)).toBe(true);
      expect(await signsIn(runner.email, NEW)).toBe(false);
    },
  );

  it('stores only one of two concurrent password changes and returns 400 or 409 for the other', async () => {
    const runner = await givenRunner(app);
    const answers = await Promise.all(
      ['First-secret-1', 'Second-secret-2'].map((password) =>
        set(runner, { password, confirmPassword: password, currentPassword: PASSWORD }),
      ),
    );
    const statuses = answers.map(({ statusCode }) => statusCode).toSorted();
    // The password has changed either before the check of the second request (400) or after the check (409).
    expect(statuses[0]).toBe(200);
    expect([400, 409]).toContain(statuses[1]);
  });
});

describe('POST /api/auth/password after a code sign-in', () => {
  it('AUTH-42 sets an account’s first password within 10 minutes', async () => {
    const runner = await givenCodeSession(app, config);
    expect(await hasPassword(runner)).toBe(false);
    clock.setOffset(CODE_SIGN_IN_FRESH_MS - 5_000);
    expect(await hasPassword(await renewed(runner))).toBe(true);
    expect(await signsIn(runner.email, NEW)).toBe(true);
  });

  it('AUTH-44 AUTH-42 replaces a forgotten password and ends all sessions opened with the old password', async () => {
    const known = await givenRunner(app);
    const runner = await renewed(await givenCodeSession(app, config, { email: known.email }));
    expect(await signsIn(known.email, NEW)).toBe(true);
    expect(await signsIn(known.email, PASSWORD)).toBe(false);
    expect(await isOpen(known)).toBe(false);
    expect(await isOpen(runner)).toBe(true);
  });

  it('CONST-49 AUTH-43 requires the current password after more than 10 minutes', async () => {
    const change = { password: PASSWORD, confirmPassword: PASSWORD };
    const runner = await renewed(await givenCodeSession(app, config), change);
    clock.setOffset(CODE_SIGN_IN_FRESH_MS + 1_000);
    const refused = await set(runner);
    expect([refused.statusCode, refused.json().issues?.[0]?.path]).toEqual([400, 'currentPassword']);
    expect((await set(runner, { currentPassword: PASSWORD })).statusCode).toBe(200);
  });

  it('AUTH-43 returns 403 code_needed after more than 10 minutes when the account has no password', async () => {
    const runner = await givenCodeSession(app, config);
    clock.setOffset(CODE_SIGN_IN_FRESH_MS + 1_000);
    for (const change of [{}, { currentPassword: PASSWORD }]) {
      const refused = await set(runner, change);
      expect(refused.statusCode).toBe(403);
      expect(refused.json()).toMatchObject({
        code: 'code_needed',
        message: 'Please sign in with a code again. You then have 10 minutes to set a password.',
      });
    }
    expect(await hasPassword(runner)).toBe(false);
  });

  it('AUTH-43 requires the current password in a session opened with a password, even after a code sign-in in another session', async () => {
    const { email } = await givenCodeSession(app, config).then(async (first) => {
      await set(first, { password: PASSWORD, confirmPassword: PASSWORD });
      return first;
    });
    const known = await givenLogin(app, email);
    await givenCodeSession(app, config, { email, sent: 1 });
    expect((await set(known)).statusCode).toBe(400);
  });
});

describe('POST /api/auth/password with concurrent sign-ins', () => {
  it('ends all sessions that were opened with the old password', async () => {
    const runner = await givenRunner(app);
    // The service accepts the old password until the new one is stored, so it must also end sessions that are stored in
    // the meantime.
    const [changed, ...logins] = await Promise.all([
      set(runner, { currentPassword: PASSWORD }),
      ...Array.from({ length: 6 }, () => post(app, PATHS.login, { email: runner.email, password: PASSWORD })),
    ]);
    expect(changed?.statusCode).toBe(200);
    for (const login of logins) {
      const [cookie] = login.cookies;
      if (!cookie) continue;
      const me = await app.inject({ url: PATHS.me, cookies: { [cookie.name]: cookie.value } });
      expect(me.json().loggedIn).toBe(false);
    }
    const store = await openStore(config);
    const open = await store.collection('sessions').countDocuments({ userId: runner.user.id, revokedAt: null });
    await store.close();
    expect(open).toBe(1);
  });
});

describe('POST /api/auth/password validation', () => {
  let runner: SignedInRunner;
  beforeAll(async () => {
    runner = await givenRunner(app);
  });

  it.each([
    [
      'AUTH-46',
      'a confirmation that differs',
      { confirmPassword: `${NEW}x` },
      'confirmPassword',
      "Passwords don't match",
    ],
    [
      'AUTH-46',
      'a password of 7 characters',
      { password: 'Abcde-7', confirmPassword: 'Abcde-7' },
      'password',
      'Password must be at least 8 characters long',
    ],
    [
      'AUTH-46',
      'a password of 129 characters',
      { password: `Aa1${'x'.repeat(126)}`, confirmPassword: `Aa1${'x'.repeat(126)}` },
      'password',
      'Password must be less than 128 characters',
    ],
    [
      'SECU-803',
      'a common password',
      { password: 'Welcome1', confirmPassword: 'Welcome1' },
      'password',
      'This password is too easy to guess. Please choose another one.',
    ],
    [
      'AUTH-46',
      'a password without a digit',
      { password: 'Abcdefgh', confirmPassword: 'Abcdefgh' },
      'password',
      'Password must contain at least one number',
    ],
    ['API-62', 'a number as current password', { currentPassword: 7 }, 'currentPassword', 'Invalid input'],
    ['API-62', 'a missing password', { password: undefined }, 'password', 'Required'],
    ['API-62', 'an unknown field', { userId: 'x' }, 'userId', "Unknown field 'userId'"],
  ])('%s rejects %s with 400 and does not change the password', async (_id, _what, change, path, message) => {
    const answer = await set(runner, { currentPassword: PASSWORD, ...change });
    expect([answer.statusCode, answer.json().issues]).toEqual([400, [{ path, message }]]);
    expect(await signsIn(runner.email, PASSWORD)).toBe(true);
  });

  it.each([
    ['8 characters', 'Abcdef-7'],
    ['128 characters', `Aa1${'x'.repeat(125)}`],
  ])('AUTH-46 accepts a password of %s', async (_what, password) => {
    const one = await givenRunner(app, newEmail());
    expect((await set(one, { password, confirmPassword: password, currentPassword: PASSWORD })).statusCode).toBe(200);
    expect(await signsIn(one.email, password)).toBe(true);
  });

  it('API-62 returns 401 without a session', async () => {
    expect((await post(app, PATHS.password, { password: NEW, confirmPassword: NEW })).statusCode).toBe(401);
  });
});
