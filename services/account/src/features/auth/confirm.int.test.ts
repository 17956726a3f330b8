import { CREDENTIAL_MESSAGES, PATHS } from '@stridewell/contracts/web';
import { CONFIRMED_MS } from '@stridewell/kit/auth/confirmed';
import { createScope } from '@stridewell/kit/testing/scope';
import { decodeJwt } from 'jose';
import { describe, expect, it } from 'vitest';
import { useAccount } from '../../testing/account-bed.ts';
import {
  accountConfig,
  givenAccount,
  givenCodeSession,
  givenLogin,
  givenRunner,
  PASSWORD,
  post,
  type SignedInRunner,
} from '../../testing/fixtures.ts';
import { codesTo } from '../../testing/mail.ts';

// The other services do not run in this test, so each erasure request waits until it times out.
const erasure = { waitMs: 100, secondRoundMs: 200, outsideModel: null };
const { app, clock, config } = await useAccount({ erasure });

const LATER = CONFIRMED_MS + 1_000;

const sidOf = ({ token }: SignedInRunner): string => String(decodeJwt(token).sid);
/** Registers a runner and signs them in on a second device. */
const given = async () => {
  const runner = await givenRunner(app);
  return { runner, other: await givenLogin(app, runner.email) };
};
type Given = Awaited<ReturnType<typeof given>>;
const call = (method: 'GET' | 'DELETE', url: string, { headers }: SignedInRunner) =>
  app.inject({ method, url, headers });
const confirm = (body: object, { headers }: SignedInRunner) => post(app, PATHS.confirm, body, headers);
const isOpen = async (runner: SignedInRunner) => (await call('GET', PATHS.profile, runner)).statusCode === 200;

const GUARDED: [string, 'GET' | 'DELETE', (given: Given) => string, number][] = [
  ['GET /api/export/all', 'GET', () => PATHS.exportAll, 200],
  ['DELETE /api/auth/sessions/{id}', 'DELETE', ({ other }) => `${PATHS.sessions}/${sidOf(other)}`, 204],
  ['DELETE /api/auth/sessions', 'DELETE', () => PATHS.sessions, 204],
  ['DELETE /api/delete-me', 'DELETE', () => PATHS.deleteMe, 200],
  ['DELETE /api/user-data/delete-all', 'DELETE', () => PATHS.deleteAll, 200],
];

describe('recent sign-in check', () => {
  it.each(GUARDED)('SECU-1504 accepts %s within 15 minutes of sign-in', async (_, method, url, status) => {
    const parts = await given();
    clock.setOffset(CONFIRMED_MS - 5_000);
    expect((await call(method, url(parts), parts.runner)).statusCode).toBe(status);
  });

  it.each(GUARDED)(
    'SECU-1504 SECU-3403 returns 403 for %s once 15 minutes have passed since sign-in, until the runner confirms their identity',
    async (...row) => {
      const [, method, url, status] = row;
      const parts = await given();
      clock.setOffset(LATER);
      const refused = await call(method, url(parts), parts.runner);
      expect([refused.statusCode, refused.json()]).toEqual([
        403,
        expect.objectContaining({ code: 'confirmation_needed', message: CREDENTIAL_MESSAGES.confirmationNeeded }),
      ]);
      expect(await isOpen(parts.other)).toBe(true);
      expect((await confirm({ password: PASSWORD }, parts.runner)).json()).toMatchObject({ ok: true });
      expect((await call(method, url(parts), parts.runner)).statusCode).toBe(status);
    },
  );

  it('SECU-1504 limits a confirmation to 15 minutes and to the session in which the runner confirmed their identity', async () => {
    const { runner, other } = await given();
    clock.setOffset(LATER);
    await confirm({ password: PASSWORD }, runner);
    expect((await call('DELETE', PATHS.sessions, other)).statusCode).toBe(403);
    clock.setOffset(2 * LATER);
    expect((await call('DELETE', PATHS.sessions, runner)).statusCode).toBe(403);
  });

  it('SECU-1504 treats a password change with the current password as a confirmation of identity', async () => {
    const { runner } = await given();
    clock.setOffset(LATER);
    const body = { password: 'Another-horse-8', confirmPassword: 'Another-horse-8', currentPassword: PASSWORD };
    const { token } = (await post(app, PATHS.password, body, runner.headers)).json();
    const renewed = { ...runner, headers: { authorization: `Bearer ${token}` } };
    expect((await call('DELETE', PATHS.sessions, renewed)).statusCode).toBe(204);
  });

  it('SECU-1504 allows a runner to end the current session without a recent sign-in', async () => {
    const { runner } = await given();
    clock.setOffset(LATER);
    expect((await call('DELETE', `${PATHS.sessions}/${sidOf(runner)}`, runner)).statusCode).toBe(204);
  });
});

describe('SECU-3465 confirmation time in the token', () => {
  it('is the time of the sign-in or, only in the token renewed by a confirmation, the time of the confirmation', async () => {
    const { runner } = await given();
    const claimed = (token: string) => Number(decodeJwt(token).cat) * 1_000;
    expect(Math.abs(claimed(runner.token) - clock.now().getTime())).toBeLessThan(60_000);
    clock.setOffset(LATER);
    const { token } = (await confirm({ password: PASSWORD }, runner)).json();
    expect(claimed(token) - claimed(runner.token)).toBeGreaterThanOrEqual(LATER - 60_000);
    expect(sidOf({ ...runner, token })).toBe(sidOf(runner));
    const cookie = { headers: { cookie: `stridewell_session=${runner.token}` } } as unknown as SignedInRunner;
    const byCookie = await confirm({ password: PASSWORD }, cookie);
    expect(byCookie.json()).toEqual({ ok: true });
    expect(String(byCookie.headers['set-cookie'])).toContain('stridewell_session=');
  });

  it('must be recent to give consent to an outside model, but not to withdraw it', async () => {
    const { runner } = await given();
    const consent = (givenNow: boolean) =>
      post(app, PATHS.consent, { kind: 'outside_model', given: givenNow }, runner.headers);
    clock.setOffset(LATER);
    const refused = await consent(true);
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'confirmation_needed']);
    expect((await call('GET', PATHS.profile, runner)).json().consents.outside_model).toBeNull();
    await confirm({ password: PASSWORD }, runner);
    expect((await consent(true)).json().consents.outside_model).toMatchObject({ given: true });
    clock.setOffset(3 * LATER);
    expect((await consent(false)).json().consents.outside_model).toMatchObject({ given: false });
  });
});

describe('POST /api/auth/confirm', () => {
  it('SECU-1504 accepts each one-time code only once for an account without a password', async () => {
    const runner = await givenCodeSession(app, config);
    clock.setOffset(LATER);
    const { requestId } = (await post(app, PATHS.requestOtp, { email: runner.email })).json();
    const code = (await codesTo(config, runner.email, 2)).at(-1);
    expect((await confirm({ code, requestId }, runner)).statusCode).toBe(200);
    expect((await call('DELETE', PATHS.sessions, runner)).statusCode).toBe(204);
    // The first request already used the code.
    expect((await confirm({ code, requestId }, runner)).statusCode).toBe(400);
  });

  it.each([
    ['a wrong password', { password: 'Not-the-one-7' }, 'password', CREDENTIAL_MESSAGES.currentPasswordWrong],
    ['a wrong code', { code: '000000' }, 'code', CREDENTIAL_MESSAGES.codeRefused],
    ['an empty body', {}, 'password', CREDENTIAL_MESSAGES.confirmWith],
    [
      'a password together with a code',
      { password: PASSWORD, code: '000000' },
      'password',
      CREDENTIAL_MESSAGES.confirmWith,
    ],
  ])('SECU-1504 rejects %s with 400 and neither confirms nor ends the session', async (_, body, path, message) => {
    const { runner } = await given();
    clock.setOffset(LATER);
    const refused = await confirm(body, runner);
    expect([refused.statusCode, refused.json().issues]).toEqual([400, [{ path, message }]]);
    expect((await call('DELETE', PATHS.sessions, runner)).statusCode).toBe(403);
    expect(await isOpen(runner)).toBe(true);
  });

  it('SECU-1504 rejects an unknown field with 400', async () => {
    const { runner } = await given();
    expect((await confirm({ password: PASSWORD, userId: 'x' }, runner)).statusCode).toBe(400);
  });

  it('SECU-1504 returns 429 after the maximum number of wrong passwords', async () => {
    const scope = createScope();
    const strict = accountConfig(scope);
    const at = await givenAccount({ ...strict, limits: { ...strict.limits, failuresPerAccount: 2 } });
    const { headers } = await givenRunner(at);
    const guess = (password: string) => post(at, PATHS.confirm, { password }, headers);
    for (const _ of [1, 2]) expect((await guess('Not-the-one-7')).statusCode).toBe(400);
    expect((await guess(PASSWORD)).statusCode).toBe(429);
    await at.close();
  });
});
