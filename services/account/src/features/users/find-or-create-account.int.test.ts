import { userChanged } from '@stridewell/contracts/events/events';
import { PATHS } from '@stridewell/contracts/web';
import { until } from '@stridewell/kit/testing/until';
import { decodeJwt } from 'jose';
import { afterAll, describe, expect, it } from 'vitest';
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
import { listenTo } from '../../testing/listener.ts';
import { openStore } from '../../testing/store.ts';

const { app, config, scope } = await useAccount();
const listener = await listenTo(scope, userChanged);
afterAll(() => listener.close());

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

  it('SECU-3441 withdraws the consents and removes the name that another person entered, so that the owner is asked again', async () => {
    const email = newEmail();
    const stranger = await givenRunner(app, email, { healthDataConsent: true, name: 'Stranger' });
    await post(app, PATHS.consent, { kind: 'outside_model', given: true }, stranger.headers);
    const owner = await givenCodeSession(app, config, { email });
    expect(owner.user.name).toBeNull();
    const profile = await profileOf(owner);
    expect(profile).toMatchObject({ name: null, consents: { health_data: null, outside_model: null } });
    expect(decodeJwt(owner.token)).toMatchObject({ hdc: null });
    const event = await until('the event', () => listener.events.findLast(({ subject }) => subject === owner.user.id));
    expect(event.data).toMatchObject({
      consents: { health_data: false, outside_model: false },
      healthDataRefused: false,
    });
    const exported = await app.inject({ url: PATHS.exportAll, headers: owner.headers });
    const withdrawal = { given: false, at: profile.emailVerifiedAt, takenOver: true };
    expect(exported.json().account.consents).toEqual([
      { kind: 'health_data', given: true, at: expect.any(String), version: '2' },
      { kind: 'outside_model', given: true, at: expect.any(String), version: '1' },
      { kind: 'health_data', ...withdrawal, version: '2' },
      { kind: 'outside_model', ...withdrawal, version: '1' },
    ]);
  });

  it('SECU-3441 does not change the consents of a verified account', async () => {
    const email = newEmail();
    const owner = await givenCodeSession(app, config, { email });
    await post(app, PATHS.consent, { kind: 'health_data', given: true }, owner.headers);
    const again = await givenCodeSession(app, config, { email, sent: 1 });
    expect((await profileOf(again)).consents.health_data.given).toBe(true);
  });

  it('SECU-3411 rejects a sign-in while the account’s sessions are being ended', async () => {
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
