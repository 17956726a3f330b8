import { CREDENTIAL_MESSAGES as M, PATHS } from '@stridewell/contracts/web';
import { afterAll, describe, expect, it } from 'vitest';
import { useAccount } from '../../testing/account-bed.ts';
import { changeAddress, givenVerified, noticeTo, restore } from '../../testing/email-changes.ts';
import {
  givenCode,
  givenCodeSession,
  givenLogin,
  givenRunner,
  newEmail,
  PASSWORD,
  post,
  type SignedInRunner,
} from '../../testing/fixtures.ts';
import { codesTo, mailsTo } from '../../testing/mail.ts';
import { openStore } from '../../testing/store.ts';
import { RESTORATION_MS } from './restoration-repository.ts';

const { app, clock, config } = await useAccount();
const store = await openStore(config);
afterAll(() => store.close());

const start = ({ headers }: Pick<SignedInRunner, 'headers'>, body: object) =>
  post(app, PATHS.emailChanges, { email: newEmail(), withoutOldMailbox: true, ...body }, headers);

/** A runner whose verified address and password are old enough for the waiver. */
const givenOld = async (): Promise<SignedInRunner> => {
  const runner = await givenVerified(app, config);
  clock.setOffset(RESTORATION_MS + 1_000);
  return givenLogin(app, runner.email);
};

describe('SECU-3423 runner who no longer has the old mailbox', () => {
  it('changes the address with the password, and sends the old address a notice without a link', async () => {
    const runner = await givenOld();
    const email = await changeAddress(app, config, runner, { withoutOldMailbox: true });
    const { mail, token } = await noticeTo(config, runner.email);
    expect([token, mail.includes('restore-email')]).toEqual(['', false]);
    expect(mail).not.toContain(email);
    expect(await store.collection('email_restorations').countDocuments({ userId: runner.user.id })).toBe(0);
    // The holder of the old mailbox can no longer sign in to the account with a code.
    const holder = await givenCodeSession(app, config, { email: runner.email, sent: 1 });
    expect(holder.user.id).not.toBe(runner.user.id);
    expect((await givenLogin(app, email)).user.id).toBe(runner.user.id);
  });

  it('keeps the restoration links that were sent to earlier addresses valid', async () => {
    const runner = await givenOld();
    await changeAddress(app, config, runner);
    const { token } = await noticeTo(config, runner.email);
    await changeAddress(app, config, runner, { withoutOldMailbox: true });
    expect((await restore(app, token)).json()).toEqual({ ok: true, email: runner.email });
  });

  it('gets a notice without a link only for the change for which the runner stated this', async () => {
    const runner = await givenOld();
    const said = await start(runner, { password: PASSWORD });
    expect(said.statusCode).toBe(200);
    await changeAddress(app, config, runner, { withoutOldMailbox: false });
    expect((await noticeTo(config, runner.email)).token).not.toBe('');
  });

  it('receives 400 when sending a code instead of the password, because the code proves access to the mailbox', async () => {
    const runner = await givenOld();
    const code = await givenCode(app, config, runner.email, 1);
    const email = newEmail();
    const answer = await start(runner, { email, code });
    expect([answer.statusCode, answer.json().issues]).toEqual([
      400,
      [{ path: 'withoutOldMailbox', message: M.oldMailboxNeedsPassword }],
    ]);
    expect(await mailsTo(config, email)).toEqual([]);
  });

  it('receives 400 when the password is less than seven days old, because the mailbox holder may have set it with a code', async () => {
    const owner = await givenRunner(app);
    clock.setOffset(RESTORATION_MS + 1_000);
    const thief = await givenCodeSession(app, config, { email: owner.email });
    const body = { password: PASSWORD, confirmPassword: PASSWORD };
    expect((await post(app, PATHS.password, body, thief.headers)).statusCode).toBe(200);
    const again = await givenLogin(app, owner.email);
    const email = newEmail();
    const answer = await start(again, { email, password: PASSWORD });
    expect([answer.statusCode, answer.json().issues]).toEqual([
      400,
      [{ path: 'withoutOldMailbox', message: M.oldMailboxNewPassword }],
    ]);
    expect(await codesTo(config, email, 0)).toEqual([]);
    await changeAddress(app, config, again);
    expect((await noticeTo(config, owner.email)).token).not.toBe('');
  });

  it.each([
    ['a wrong password', { password: 'Not-the-one-7' }, 'password', M.currentPasswordWrong],
    ['no proof', {}, 'password', M.confirmWith],
    ['another value', { password: PASSWORD, withoutOldMailbox: 'yes' }, 'withoutOldMailbox', M.invalid],
  ])('receives 400 for %s', async (_what, body, path, message) => {
    const runner = await givenRunner(app);
    const answer = await start(runner, body);
    expect([answer.statusCode, answer.json().issues[0]]).toEqual([400, { path, message }]);
  });

  it('receives 401 without a session, and 404 for another runner’s change', async () => {
    expect((await start({ headers: { authorization: '' } }, { password: PASSWORD })).statusCode).toBe(401);
    const runner = await givenOld();
    const email = newEmail();
    const { changeId } = (await start(runner, { email, password: PASSWORD })).json();
    const [code] = await codesTo(config, email);
    const other = await givenRunner(app);
    const url = `${PATHS.emailChanges}/${changeId}/confirm`;
    expect((await post(app, url, { email, code }, other.headers)).statusCode).toBe(404);
    expect((await post(app, url, { email, code }, runner.headers)).statusCode).toBe(200);
  });
});
