import { readdir } from 'node:fs/promises';
import { CREDENTIAL_MESSAGES as M, PATHS } from '@stridewell/contracts/web';
import { createLogger } from '@stridewell/kit/logger';
import { createScope } from '@stridewell/kit/testing/scope';
import { until } from '@stridewell/kit/testing/until';
import type { FastifyInstance } from 'fastify';
import { afterAll, describe, expect, it } from 'vitest';
import { useAccount } from '../../testing/account-bed.ts';
import {
  type AddressChange,
  changeAddress as changeAddressAt,
  givenVerified as givenVerifiedAt,
  noticeTo as noticeToAt,
  restore as restoreAt,
} from '../../testing/email-changes.ts';
import {
  accountConfig,
  givenAccount,
  givenCode,
  givenCodeSession,
  givenRunner,
  newAddress,
  newEmail,
  PASSWORD,
  post,
  type SignedInRunner,
} from '../../testing/fixtures.ts';
import { mailsTo } from '../../testing/mail.ts';
import { openStore } from '../../testing/store.ts';

const log: string[] = [];
const logger = createLogger('account', 'error', { write: (line: string) => void log.push(line) });
// Requests to delete an account do not wait for the other services, which this test does not start.
const erasure = { waitMs: 0, secondRoundMs: 60_000, outsideModel: null };
const { app, clock, config } = await useAccount({ erasure }, { logger });
const store = await openStore(config);
afterAll(() => store.close());
const DAY_MS = 86_400_000;

const restore = (token: string, at: FastifyInstance = app, remoteAddress?: string) =>
  restoreAt(at, token, remoteAddress);
const profileOf = ({ headers }: Pick<SignedInRunner, 'headers'>) => app.inject({ url: PATHS.profile, headers });
const login = async (email: string): Promise<number> =>
  (await post(app, PATHS.login, { email, password: PASSWORD })).statusCode;

const changeAddress = (runner: Pick<SignedInRunner, 'headers'>, change: AddressChange = {}) =>
  changeAddressAt(app, config, runner, change);
const givenVerified = () => givenVerifiedAt(app, config);
const noticeTo = (email: string) => noticeToAt(config, email);

const deleteMe = async ({ user, headers }: SignedInRunner): Promise<void> => {
  const answer = await app.inject({ method: 'DELETE', url: PATHS.deleteMe, headers });
  expect(answer.statusCode, answer.body).toBe(200);
  await until('the erasure of the account', async () => {
    const kept = await store.collection('users').countDocuments({ userId: user.id });
    return kept === 0;
  });
};

describe('START-05 restoration of the previous email address', () => {
  it('restores the address, ends every session and removes the password, even after a second change', async () => {
    const runner = await givenVerified();
    const second = await changeAddress(runner);
    const third = await changeAddress(runner);
    const [{ token }, later] = [await noticeTo(runner.email), await noticeTo(second)];
    const answer = await restore(token);
    expect([answer.statusCode, answer.json()]).toEqual([200, { ok: true, email: runner.email }]);
    await until('the end of the session', async () => (await profileOf(runner)).statusCode === 401);
    expect([await login(runner.email), await login(second), await login(third)]).toEqual([401, 401, 401]);
    const own = await givenCodeSession(app, config, { email: runner.email, sent: 1 });
    expect(own.user.id).toBe(runner.user.id);
    expect((await profileOf(own)).json()).toMatchObject({ email: runner.email, hasPassword: false });
    // The person who made the changes has the links from the emails to the later addresses.
    expect((await restore(later.token)).statusCode).toBe(404);
    expect((await restore(token)).statusCode).toBe(404);
    const notice = await until('the notice to the last address', async () =>
      (await mailsTo(config, third)).find((mail) => mail.includes('no longer has this address')),
    );
    expect(notice).not.toMatch(/https:/);
    expect(notice).not.toContain(runner.email);
  });

  it('START-20 is still possible for the earliest address when the holder of a later address redeems a link first', async () => {
    const runner = await givenVerified();
    const second = await changeAddress(runner);
    await changeAddress(runner);
    const [{ token }, later] = [await noticeTo(runner.email), await noticeTo(second)];
    expect((await restore(later.token)).json()).toEqual({ ok: true, email: second });
    expect((await restore(token)).json()).toEqual({ ok: true, email: runner.email });
    const own = await givenCodeSession(app, config, { email: runner.email, sent: 1 });
    expect(own.user.id).toBe(runner.user.id);
    expect((await restore(later.token)).statusCode).toBe(404);
  });

  it('SECU-3411 prevents a code sign-in with the later address that is in progress', async () => {
    const runner = await givenVerified();
    const email = await changeAddress(runner);
    const [code, { token }] = [await givenCode(app, config, email, 1), await noticeTo(runner.email)];
    const [answer, signIn] = await Promise.all([
      restore(token),
      post(app, PATHS.verifyOtp, { email, code }, { 'x-stridewell-embed': '1' }),
    ]);
    expect(answer.statusCode).toBe(200);
    // A sign-in after the restoration creates a new account.
    const signedIn = signIn.statusCode === 200 && signIn.json().user.id === runner.user.id;
    const headers = { authorization: `Bearer ${signedIn ? signIn.json().token : 'none'}` };
    expect((await profileOf({ headers })).statusCode).toBe(401);
  });

  it('works for seven days, with a link in an email in the runner’s language', async () => {
    const runner = await givenVerified();
    await app.inject({ method: 'PATCH', url: PATHS.profile, payload: { language: 'nb' }, headers: runner.headers });
    await changeAddress(runner);
    const { mail, token } = await noticeTo(runner.email);
    expect(mail).toContain('Subject: E-postadressen din i Stridewell er endret');
    clock.setOffset(7 * DAY_MS + 1_000);
    const late = await restore(token);
    expect([late.statusCode, late.json().message]).toEqual([404, M.emailLinkGone]);
    clock.setOffset(7 * DAY_MS - 60_000);
    expect((await restore(token)).statusCode).toBe(200);
  });

  it('is not offered to an address that was never verified', async () => {
    const runner = await givenRunner(app);
    await changeAddress(runner);
    const { mail, token } = await noticeTo(runner.email);
    expect([token, mail.includes('restore-email')]).toEqual(['', false]);
  });

  it('is no longer possible once the runner has changed back to the address', async () => {
    const runner = await givenVerified();
    await changeAddress(runner);
    const { token } = await noticeTo(runner.email);
    await changeAddress(runner, { email: runner.email, sent: 1 });
    expect((await restore(token)).statusCode).toBe(404);
    expect((await profileOf(runner)).statusCode).toBe(200);
  });

  it('returns 409 while another account has verified the address, and works after that account has been deleted', async () => {
    const runner = await givenVerified();
    await changeAddress(runner);
    const { token } = await noticeTo(runner.email);
    // The owner of the mailbox signs in with a code, which creates an account.
    const owner = await givenCodeSession(app, config, { email: runner.email, sent: 1 });
    expect(owner.user.id).not.toBe(runner.user.id);
    const refused = await restore(token);
    expect([refused.statusCode, refused.json()]).toMatchObject([
      409,
      { code: 'email_in_use', message: M.emailLinkTaken },
    ]);
    expect((await profileOf(owner)).statusCode).toBe(200);
    await deleteMe(owner);
    expect((await restore(token)).statusCode).toBe(200);
  });

  it.each([{}, { token: 'short' }, { token: `${'x'.repeat(42)}!` }, { token: 'x'.repeat(43), email: 'a@example.com' }])(
    'returns 400 for %j',
    async (payload) => {
      expect((await post(app, PATHS.emailRestorations, payload)).statusCode).toBe(400);
    },
  );

  it('returns 404 for an unknown token, and for a token whose account was deleted', async () => {
    expect((await restore('x'.repeat(43))).json()).toMatchObject({ statusCode: 404, message: M.emailLinkGone });
    const runner = await givenVerified();
    await changeAddress(runner);
    const { token } = await noticeTo(runner.email);
    await deleteMe(runner);
    expect((await restore(token)).statusCode).toBe(404);
  });

  it('requires no session, and is limited after failures from one network', async () => {
    const strict = accountConfig(createScope());
    const at = await givenAccount({ ...strict, limits: { ...strict.limits, failuresPerAddress: 2 } });
    const from = newAddress();
    const statuses = [];
    for (const _ of [1, 2, 3]) statuses.push((await restore('x'.repeat(43), at, from)).statusCode);
    expect(statuses).toEqual([404, 404, 429]);
    await at.close();
  });

  it('writes a security log line with the account’s pseudonym, but without address or token', async () => {
    const runner = await givenVerified();
    const changed = await changeAddress(runner);
    const { token } = await noticeTo(runner.email);
    log.length = 0;
    await restore('y'.repeat(43));
    await restore(token);
    const lines = await until('two lines', () => {
      const found = log.map((line) => JSON.parse(line)).filter(({ step }) => step === 'restore');
      return found.length === 2 && found;
    });
    expect(lines.map(({ event, outcome, user }) => [event, outcome, typeof user])).toEqual([
      ['email_change', 'failure', 'object'],
      ['email_change', 'success', 'string'],
    ]);
    for (const secret of [token, runner.email, changed, runner.user.id]) expect(log.join()).not.toContain(secret);
  });
});

describe('ERASE-41 previous addresses', () => {
  it('are included in the export without the token', async () => {
    const runner = await givenVerified();
    await changeAddress(runner);
    const exported = (await app.inject({ url: PATHS.exportAll, headers: runner.headers })).json();
    expect(exported.account.email_restorations).toMatchObject([{ email: runner.email, expiresAt: expect.any(String) }]);
    expect(exported.account.email_restorations[0]).not.toHaveProperty('token');
  });

  it('are erased with the account, together with the emails to them and to addresses of unfinished changes', async () => {
    const runner = await givenVerified();
    const second = await changeAddress(runner);
    // More than seven days later, the address is no longer stored.
    await store.collection('email_restorations').deleteMany({ email: runner.email });
    const third = await changeAddress(runner);
    const unfinished = newEmail();
    await post(app, PATHS.emailChanges, { email: unfinished, password: PASSWORD }, runner.headers);
    const addresses = [runner.email, second, third, unfinished];
    await until('mails to all addresses', async () =>
      (await Promise.all(addresses.map((email) => mailsTo(config, email)))).every((mails) => mails.length > 0),
    );
    await noticeTo(second);
    const other = newEmail();
    await givenCode(app, config, other);
    const before = (await readdir(config.mail.folder)).length;
    await deleteMe(runner);
    await until('no mail to any address', async () =>
      (await Promise.all(addresses.map((email) => mailsTo(config, email)))).every((mails) => mails.length === 0),
    );
    expect(await mailsTo(config, other)).toHaveLength(1);
    expect((await readdir(config.mail.folder)).length).toBeLessThan(before);
    expect(await store.collection('email_restorations').countDocuments({ userId: runner.user.id })).toBe(0);
  });
});
