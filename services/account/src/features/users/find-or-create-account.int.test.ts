import { PATHS } from '@stridewell/contracts/web';
import { describe, expect, it } from 'vitest';
import { useAccount } from '../../testing/account-bed.ts';
import {
  givenCode,
  givenCodeSession,
  givenLogin,
  givenRunner,
  newEmail,
  PASSWORD,
  post,
  registration,
  type SignedInRunner,
} from '../../testing/fixtures.ts';
import { openStore } from '../../testing/store.ts';

const { app, config } = await useAccount();

const verify = async (email: string, sent = 0) =>
  post(app, PATHS.verifyOtp, { email, code: await givenCode(app, config, email, sent) });
const login = async (email: string): Promise<number> =>
  (await post(app, PATHS.login, { email, password: PASSWORD })).statusCode;
const profileStatus = async ({ headers }: SignedInRunner): Promise<number> =>
  (await app.inject({ url: PATHS.profile, headers })).statusCode;
const profileOf = async ({ headers }: SignedInRunner) => (await app.inject({ url: PATHS.profile, headers })).json();

describe('first code sign-in with an unverified email', () => {
  it('SECU-101 removes the password and ends all sessions of the existing account', async () => {
    const email = newEmail();
    const attacker = await givenRunner(app, email);
    const another = await givenLogin(app, email, true);
    const owner = await verify(email);
    expect(owner.json()).toMatchObject({ ok: true, loggedIn: true, accountExisted: true, user: { email } });
    expect(await profileStatus(attacker)).toBe(401);
    expect(await profileStatus(another)).toBe(401);
    expect(await login(email)).toBe(401);
  });

  it('SECU-101 marks the email of the existing account as verified', async () => {
    const email = newEmail();
    const before = await givenRunner(app, email);
    const after = await givenCodeSession(app, config, { email });
    expect(after.user).toEqual(before.user);
    expect(await profileOf(after)).toMatchObject({ hasPassword: false, emailVerifiedAt: expect.stringMatching(/Z$/) });
  });

  it('SECU-101 does not make later code sign-ins end sessions or remove the password', async () => {
    const email = newEmail();
    await givenRunner(app, email);
    const owner = await givenCodeSession(app, config, { email });
    const body = { password: PASSWORD, confirmPassword: PASSWORD };
    const { token } = (await post(app, PATHS.password, body, owner.headers)).json();
    const renewed = { ...owner, headers: { authorization: `Bearer ${token}` } };
    const again = await verify(email, 1);
    expect(again.json()).not.toHaveProperty('accountExisted');
    expect(await profileStatus(renewed)).toBe(200);
    expect(await login(email)).toBe(200);
  });

  it('SECU-101 ends the remaining sessions at the next code sign-in when the first one was interrupted', async () => {
    const email = newEmail();
    const attacker = await givenRunner(app, email);
    const store = await openStore(config);
    const verified = { passwordHash: null, emailVerifiedAt: new Date(), endsSessions: true };
    await store.collection('users').updateOne({ email }, { $set: verified });
    await store.close();
    expect((await verify(email)).json()).toMatchObject({ accountExisted: true });
    expect(await profileStatus(attacker)).toBe(401);
    expect((await verify(email, 1)).json()).not.toHaveProperty('accountExisted');
  });

  it('SECU-3411 refuses a sign-in while the sessions of the account are being ended', async () => {
    const { email } = await givenRunner(app);
    const store = await openStore(config);
    await store.collection('users').updateOne({ email }, { $set: { endsSessions: true } });
    await store.close();
    expect(await login(email)).toBe(401);
  });

  it('SECU-101 ends sessions that concurrent sign-ins opened with the removed password', async () => {
    const email = newEmail();
    await givenRunner(app, email);
    const code = await givenCode(app, config, email);
    const [owner, ...others] = await Promise.all([
      post(app, PATHS.verifyOtp, { email, code }),
      ...Array.from({ length: 4 }, () =>
        post(app, PATHS.login, { email, password: PASSWORD }, { 'x-stridewell-embed': '1' }),
      ),
    ]);
    expect(owner.statusCode).toBe(200);
    for (const { token } of others.map((answer) => answer.json())) {
      const headers = { authorization: `Bearer ${token ?? 'none'}` };
      expect((await app.inject({ url: PATHS.profile, headers })).statusCode).toBe(401);
    }
  });
});

describe('emailVerifiedAt in GET /api/profile', () => {
  it('SECU-102 equals the creation time when the account was created by a code sign-in', async () => {
    const runner = await givenCodeSession(app, config);
    expect((await profileOf(runner)).emailVerifiedAt).toBe(runner.user.createdAt);
  });

  it('SECU-102 is null after registration with a password', async () => {
    expect((await profileOf(await givenRunner(app))).emailVerifiedAt).toBeNull();
  });

  it('SECU-102 equals the creation time when a code sign-in created the account before the field existed', async () => {
    const runner = await givenCodeSession(app, config);
    const store = await openStore(config);
    await store.collection('users').updateOne({ email: runner.email }, { $unset: { emailVerifiedAt: 1 } });
    await store.close();
    expect((await profileOf(runner)).emailVerifiedAt).toBe(runner.user.createdAt);
    expect((await verify(runner.email, 1)).json()).not.toHaveProperty('accountExisted');
    expect(await profileStatus(runner)).toBe(200);
  });

  it('SECU-102 is not required in the body of POST /api/auth/register', async () => {
    expect((await post(app, PATHS.register, registration(newEmail()))).statusCode).toBe(200);
  });
});
