import { CREDENTIAL_MESSAGES as M, PATHS, type Profile } from '@stridewell/contracts/web';
import { createScope } from '@stridewell/kit/testing/scope';
import { until } from '@stridewell/kit/testing/until';
import type { FastifyInstance } from 'fastify';
import { describe, expect, it } from 'vitest';
import { useAccount } from '../../testing/account-bed.ts';
import {
  accountConfig,
  givenAccount,
  givenCode,
  givenCodeSession,
  givenLogin,
  givenRunner,
  newAddress,
  newEmail,
  PASSWORD,
  post,
  type SignedInRunner,
} from '../../testing/fixtures.ts';
import { codeIn, codesTo, differentCode, mailsTo, removeMails } from '../../testing/mail.ts';
import { CODE_LIFETIME_MS } from '../codes/code.ts';

const { app, clock, config } = await useAccount();

const start = ({ headers }: Pick<SignedInRunner, 'headers'>, body: object, at: FastifyInstance = app) =>
  post(at, PATHS.emailChanges, body, headers);
const confirm = ({ headers }: Pick<SignedInRunner, 'headers'>, id: string, body: object) =>
  post(app, `${PATHS.emailChanges}/${id}/confirm`, body, headers);
const profileOf = async ({ headers }: SignedInRunner): Promise<Profile> =>
  (await app.inject({ url: PATHS.profile, headers })).json();

/** Starts a change with the password and returns its id and the code from the email to the new address. */
const givenStarted = async (runner: SignedInRunner, email = newEmail()) => {
  const answer = await start(runner, { email, password: PASSWORD });
  expect(answer.statusCode, answer.body).toBe(200);
  const [code = ''] = await codesTo(config, email);
  return { email, code, id: String(answer.json().changeId) };
};

describe('change of the email address', () => {
  it('START-03 changes the address when the password and the code sent to the new address are correct', async () => {
    const runner = await givenRunner(app);
    const { email, code, id } = await givenStarted(runner);
    expect((await profileOf(runner)).email).toBe(runner.email);
    const answer = await confirm(runner, id, { email, code });
    expect([answer.statusCode, answer.json()]).toEqual([200, await profileOf(runner)]);
    expect(answer.json()).toMatchObject({ email, emailVerifiedAt: expect.any(String), hasPassword: true });
    expect((await post(app, PATHS.login, { email, password: PASSWORD })).statusCode).toBe(200);
    expect((await post(app, PATHS.login, { email: runner.email, password: PASSWORD })).statusCode).toBe(401);
  });

  it('SECU-3402 ends the runner’s other sessions and keeps the current session', async () => {
    const runner = await givenRunner(app);
    const other = await givenLogin(app, runner.email);
    const { email, code, id } = await givenStarted(runner);
    await confirm(runner, id, { email, code });
    expect((await app.inject({ url: PATHS.sessions, headers: runner.headers })).json()).toHaveLength(1);
    await until(
      'the end of the other session',
      async () => (await app.inject({ url: PATHS.sessions, headers: other.headers })).statusCode === 401,
    );
  });

  it('START-03 notifies the previous address without revealing the new address', async () => {
    const runner = await givenRunner(app);
    const { email, code, id } = await givenStarted(runner);
    expect(await mailsTo(config, runner.email)).toEqual([]);
    await confirm(runner, id, { email, code });
    const [mail = ''] = await until('the notice', async () => {
      const mails = await mailsTo(config, runner.email);
      return mails.length === 1 && mails;
    });
    expect(mail).toContain('Subject: Your Stridewell address was changed');
    expect(mail).not.toContain(email);
    // The previous address was never verified, so it may be a stranger's.
    expect(mail).not.toContain('https:');
  });

  it('START-03 sends both emails in the account’s language', async () => {
    const runner = await givenRunner(app);
    await app.inject({ method: 'PATCH', url: PATHS.profile, payload: { language: 'nb' }, headers: runner.headers });
    const { email, code, id } = await givenStarted(runner);
    const [mail = ''] = await mailsTo(config, email);
    expect(mail).toContain(`Subject: ${code} bekrefter den nye adressen din i Stridewell`);
    expect([codeIn(mail), mail]).toEqual([
      code,
      expect.stringMatching(/^Content-Transfer-Encoding: quoted-printable$/m),
    ]);
    await confirm(runner, id, { email, code });
    const [notice = ''] = await until('the notice', async () => {
      const mails = await mailsTo(config, runner.email);
      return mails.length === 1 && mails;
    });
    expect(notice).toContain('Subject: E-postadressen din i Stridewell er endret');
  });

  it('START-03 accepts a code sent to the current address instead of the password', async () => {
    const runner = await givenCodeSession(app, config);
    const email = newEmail();
    const refused = await start(runner, { email, code: '000000' });
    expect([refused.statusCode, refused.json().issues]).toEqual([400, [{ path: 'code', message: M.codeRefused }]]);
    const code = await givenCode(app, config, runner.email, 1);
    const { changeId } = (await start(runner, { email, code })).json();
    const [sent = ''] = await codesTo(config, email);
    expect((await confirm(runner, changeId, { email, code: sent })).json()).toMatchObject({ email });
  });

  it.each([
    ['a wrong password', { password: 'Not-the-one-7' }, 'password', M.currentPasswordWrong],
    ['no proof', {}, 'password', M.confirmWith],
    ['both proofs', { password: PASSWORD, code: '000000' }, 'password', M.confirmWith],
    ['an invalid address', { password: PASSWORD, email: 'none' }, 'email', M.email],
    ['an unknown field', { password: PASSWORD, name: 'x' }, 'name', "Unknown field 'name'"],
  ])('START-03 rejects %s with 400 and sends nothing', async (_, over, path, message) => {
    const runner = await givenRunner(app);
    const email = newEmail();
    const answer = await start(runner, { email, ...over });
    expect([answer.statusCode, answer.json().issues]).toEqual([400, [{ path, message }]]);
    expect(await mailsTo(config, email)).toEqual([]);
  });

  it('START-03 rejects the current address as the new address with 400', async () => {
    const runner = await givenRunner(app);
    const answer = await start(runner, { email: runner.email.toUpperCase(), password: PASSWORD });
    expect([answer.statusCode, answer.json().issues]).toEqual([400, [{ path: 'email', message: M.emailSame }]]);
  });

  it('START-03 rejects a wrong code with 400 and then accepts the correct code only once', async () => {
    const runner = await givenRunner(app);
    const { email, code, id } = await givenStarted(runner);
    const wrong = await confirm(runner, id, { email, code: differentCode(code) });
    expect([wrong.statusCode, wrong.json().issues]).toEqual([400, [{ path: 'code', message: M.emailCodeWrong }]]);
    expect((await confirm(runner, id, { email, code: 'x' })).statusCode).toBe(400);
    expect((await confirm(runner, id, { email, code })).statusCode).toBe(200);
    expect((await confirm(runner, id, { email, code })).statusCode).toBe(404);
  });

  it('START-03 returns 404 for another runner’s change, for a different address and for an expired change', async () => {
    const [runner, other] = [await givenRunner(app), await givenRunner(app)];
    const { email, code, id } = await givenStarted(runner);
    const gone = { statusCode: 404, message: M.emailChangeGone };
    expect((await confirm(other, id, { email, code })).json()).toMatchObject(gone);
    expect((await confirm(runner, id, { email: newEmail(), code })).json()).toMatchObject(gone);
    expect((await confirm(runner, 'unknown', { email, code })).json()).toMatchObject(gone);
    clock.setOffset(CODE_LIFETIME_MS + 1_000);
    expect((await confirm(runner, id, { email, code })).json()).toMatchObject(gone);
    expect([(await profileOf(runner)).email, (await profileOf(other)).email]).toEqual([runner.email, other.email]);
  });

  it('START-03 returns 404 for the correct code after five wrong codes', async () => {
    const runner = await givenRunner(app);
    const { email, code, id } = await givenStarted(runner);
    for (const _ of [1, 2, 3, 4, 5])
      expect((await confirm(runner, id, { email, code: differentCode(code) })).statusCode).toBe(400);
    expect((await confirm(runner, id, { email, code })).statusCode).toBe(404);
  });

  it('START-03 reveals that another account has the address only after the correct code, with 409', async () => {
    const [runner, other] = [await givenRunner(app), await givenRunner(app)];
    const { email, code, id } = await givenStarted(runner, other.email);
    const answer = await confirm(runner, id, { email, code });
    expect(answer.json()).toMatchObject({
      statusCode: 409,
      code: 'email_in_use',
      message: M.emailInUse,
      issues: [{ path: 'email', message: M.emailInUse }],
    });
    expect((await profileOf(runner)).email).toBe(runner.email);
    expect((await post(app, PATHS.login, { email: other.email, password: PASSWORD })).statusCode).toBe(200);
  });

  it('START-03 sends codes that neither sign in nor are replaced by a sign-in code', async () => {
    const runner = await givenRunner(app);
    const { email, code, id } = await givenStarted(runner);
    expect((await post(app, PATHS.verifyOtp, { email, code, requestId: id })).statusCode).toBe(401);
    const signIn = await givenCode(app, config, email, 1);
    expect((await confirm(runner, id, { email, code: signIn })).statusCode).toBe(400);
    expect((await confirm(runner, id, { email, code })).statusCode).toBe(200);
  });

  it('SECU-3407 keeps a sign-in code for the new address when several accounts start changes to that address', async () => {
    const email = newEmail();
    const code = await givenCode(app, config, email);
    for (let sent = 0; sent < 4; sent += 1) {
      const stranger = await givenRunner(app);
      expect((await start(stranger, { email, password: PASSWORD })).statusCode).toBe(200);
    }
    expect((await post(app, PATHS.verifyOtp, { email, code })).statusCode).toBe(200);
  });

  it('SECU-3407 keeps the code of a change when accounts on another network start changes to the same address', async () => {
    const runner = await givenRunner(app);
    const { email, code, id } = await givenStarted(runner);
    const remoteAddress = newAddress();
    for (let sent = 0; sent < 4; sent += 1) {
      const { headers } = await givenRunner(app);
      const payload = { email, password: PASSWORD };
      const answer = await app.inject({ method: 'POST', url: PATHS.emailChanges, payload, headers, remoteAddress });
      expect(answer.statusCode).toBe(200);
    }
    expect((await confirm(runner, id, { email, code })).statusCode).toBe(200);
  });

  it('START-03 returns 401 without a session', async () => {
    const nobody = { headers: { authorization: '' } };
    expect((await start(nobody, { email: newEmail(), password: PASSWORD })).statusCode).toBe(401);
    expect((await confirm(nobody, 'x', { email: newEmail(), code: '000000' })).statusCode).toBe(401);
  });

  it('START-03 applies the limits for wrong passwords and for codes', async () => {
    const strict = accountConfig(createScope());
    const limits = { ...strict.limits, failuresPerAccount: 2, codesPerAddress: 2, codesPerEmail: 1 };
    const at = await givenAccount({ ...strict, limits });
    const [runner, other] = [await givenRunner(at), await givenRunner(at)];
    const email = newEmail();
    for (const to of [email, email])
      expect((await start(runner, { email: to, password: PASSWORD }, at)).statusCode).toBe(200);
    expect((await start(runner, { email: newEmail(), password: PASSWORD }, at)).statusCode).toBe(429);
    expect(await codesTo(strict, email)).toHaveLength(1);
    for (const _ of [1, 2]) expect((await start(other, { email, password: 'Not-the-one-7' }, at)).statusCode).toBe(400);
    expect((await start(other, { email, password: PASSWORD }, at)).statusCode).toBe(429);
    await at.close();
    await removeMails(strict);
  });
});
