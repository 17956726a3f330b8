import { EMBED_HEADER, PATHS } from '@stridewell/contracts/web';
import { decodeJwt } from 'jose';
import { describe, expect, it } from 'vitest';
import { useAccount } from '../../testing/account-bed.ts';
import {
  givenCode,
  givenCodeSession,
  givenRunner,
  newEmail,
  PASSWORD,
  post,
  sessionCookie,
} from '../../testing/fixtures.ts';
import { codesTo, differentCode, mailsTo } from '../../testing/mail.ts';
import { openStore } from '../../testing/store.ts';
import { CODE_LIFETIME_MS } from './code.ts';
import type { StoredCode } from './code-repository.ts';

const { app, clock, config } = await useAccount();

const REFUSAL = {
  statusCode: 401,
  error: 'Unauthorized',
  message: 'This code is wrong or has expired. Please request a new one.',
  code: 'code_refused',
};

const request = (payload: object) => post(app, PATHS.requestOtp, payload);
const verify = (payload: object, headers?: Record<string, string>) => post(app, PATHS.verifyOtp, payload, headers);
const storedCodes = async (email: string): Promise<StoredCode[]> => {
  const store = await openStore(config);
  const codes = await store.collection<StoredCode>('otp_codes').find({ email }).toArray();
  await store.close();
  return codes;
};
const usersOf = async (email: string): Promise<number> => {
  const store = await openStore(config);
  const count = await store.collection('users').countDocuments({ email });
  await store.close();
  return count;
};

describe('POST /api/auth/request-otp', () => {
  it('SECU-901 OTP-05 returns the same response and sends a code whether or not the email has an account', async () => {
    const known = await givenRunner(app);
    const unknown = newEmail();
    const answers = [await request({ email: known.email }), await request({ email: unknown })];
    for (const answer of answers) {
      expect(answer.statusCode).toBe(200);
      expect(answer.json()).toEqual({ ok: true, requestId: expect.stringMatching(/^[\w-]{43}$/) });
      expect(answer.cookies).toEqual([]);
    }
    const [ours, theirs] = answers.map(({ headers: { 'x-request-id': _id, date: _date, ...rest } }) => rest);
    expect(ours).toEqual(theirs);
    for (const email of [known.email, unknown]) expect(await codesTo(config, email)).toHaveLength(1);
    expect(await usersOf(unknown)).toBe(0);
  });

  it('EMAIL-02 sends the email in the account’s language, or in the request’s language when there is no account', async () => {
    const runner = await givenRunner(app);
    await app.inject({ method: 'PATCH', url: PATHS.profile, payload: { language: 'nb' }, headers: runner.headers });
    const german = newEmail();
    const norwegian = newEmail();
    const asked = { [runner.email]: 'en-GB', [norwegian]: 'nb-NO,nb;q=0.9,en;q=0.8', [german]: 'de' };
    for (const [email, language] of Object.entries(asked))
      await post(app, PATHS.requestOtp, { email }, { 'accept-language': language });
    const subjectTo = async (email: string) => {
      const [code] = await codesTo(config, email);
      const [mail = ''] = await mailsTo(config, email);
      return /^Subject: (.*)$/m.exec(mail)?.[1]?.replace(code ?? '', 'CODE');
    };
    expect(await subjectTo(runner.email)).toBe('CODE er koden din til Stridewell');
    expect(await subjectTo(norwegian)).toBe('CODE er koden din til Stridewell');
    expect(await subjectTo(german)).toBe('CODE is your Stridewell code');
  });

  it('OTP-05 EMAIL-03 sends text with an HTML alternative, without a link and bound to the host', async () => {
    const email = newEmail();
    await givenCode(app, config, email);
    const [mail = ''] = await mailsTo(config, email);
    expect(mail).toMatch(/^Content-Transfer-Encoding: 7bit$/m);
    expect(mail).toMatch(/^Content-Type: text\/plain; charset=utf-8$/m);
    expect(mail).toMatch(/^From: Stridewell <stridewell@example\.com>$/m);
    expect(mail).toContain('10 minutes');
    expect(mail).toMatch(/^Content-Type: text\/html; charset=utf-8$/m);
    expect(mail).toMatch(/^@stridewell\.example #\d{6}$/m);
    expect(mail).not.toMatch(/https?:/);
  });

  it('accepts an email in upper case with surrounding spaces', async () => {
    const email = newEmail();
    await request({ email: `  ${email.toUpperCase()} ` });
    const [code] = await codesTo(config, email);
    expect((await verify({ email, code })).json().user.email).toBe(email);
  });

  it.each([
    ['an invalid email', { email: 'a@b' }, 'email', 'Please enter a valid email address'],
    ['a missing email', {}, 'email', 'Required'],
    ['an object as email', { email: { $gt: '' } }, 'email', 'Invalid input'],
    ['an unknown field', { email: 'a@example.com', code: '123456' }, 'code', "Unknown field 'code'"],
  ])('OTP-02 rejects %s with 400', async (_what, body, path, message) => {
    const answer = await request(body);
    expect([answer.statusCode, answer.json().issues]).toEqual([400, [{ path, message }]]);
  });
});

describe.each([
  ['POST /api/auth/verify-otp', PATHS.verifyOtp],
  ['OTP-14 API-07 POST /api/auth/login/otp', PATHS.loginOtp],
])('%s', (_name, path) => {
  const send = (payload: object, headers?: Record<string, string>) => post(app, path, payload, headers);

  it('OTP-10 API-06 signs the runner in to the account with the given email', async () => {
    const { email, user } = await givenCodeSession(app, config);
    const answer = await send({ email, code: await givenCode(app, config, email, 1) });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ ok: true, loggedIn: true, user });
    const { name, value, maxAge } = sessionCookie(answer);
    expect(maxAge).toBeUndefined();
    const me = await app.inject({ url: PATHS.me, cookies: { [name]: value } });
    expect(me.json()).toEqual({ ok: true, loggedIn: true, user });
  });

  it('OTP-12 AUTH-33 sets the cookie and the token to expire after 90 days when rememberMe is true', async () => {
    const email = newEmail();
    const answer = await send({ email, code: await givenCode(app, config, email), rememberMe: true });
    const { value, maxAge } = sessionCookie(answer);
    expect(maxAge).toBe(90 * 86_400);
    const { exp = 0, iat = 0 } = decodeJwt(value);
    expect(Math.abs(exp - iat - 90 * 86_400)).toBeLessThanOrEqual(1);
  });

  it('SECU-1101 EMBED-11 returns the token and a partitioned cookie only to embedded clients', async () => {
    for (const embedded of [true, false]) {
      const email = newEmail();
      const code = await givenCode(app, config, email);
      const answer = await send({ email, code }, embedded ? { [EMBED_HEADER]: '1' } : {});
      const cookie = String(answer.headers['set-cookie']);
      expect(answer.json().token).toBe(embedded ? sessionCookie(answer).value : undefined);
      expect(cookie.includes('Partitioned; SameSite=None')).toBe(embedded);
    }
  });

  it.each([
    [
      'OTP-06 API-06',
      'a code of five digits',
      { code: '12345' },
      'code',
      'Please enter the 6-digit code from the email',
    ],
    [
      'OTP-06 API-06',
      'a code of seven digits',
      { code: '1234567' },
      'code',
      'Please enter the 6-digit code from the email',
    ],
    ['OTP-06', 'a code with a letter', { code: '12345a' }, 'code', 'Please enter the 6-digit code from the email'],
    ['API-06', 'a number as code', { code: 123_456 }, 'code', 'Invalid input'],
    ['API-06', 'a missing code', { code: undefined }, 'code', 'Required'],
    ['API-06', 'an invalid email', { email: 'a@b' }, 'email', 'Please enter a valid email address'],
    ['API-06', 'a string as rememberMe', { rememberMe: 'yes' }, 'rememberMe', 'Invalid input'],
    ['API-06', 'an unknown field', { password: 'x' }, 'password', "Unknown field 'password'"],
  ])('%s rejects %s with 400 and does not count an attempt', async (_id, _what, change, path_, message) => {
    const email = newEmail();
    const code = await givenCode(app, config, email);
    const answer = await send({ email, code, ...change });
    expect([answer.statusCode, answer.json().issues]).toEqual([400, [{ path: path_, message }]]);
    expect((await storedCodes(email))[0]).toMatchObject({ attempts: 0, unbound: 0, used: false });
  });

  it('OTP-07 returns 401 for a used code', async () => {
    const email = newEmail();
    const code = await givenCode(app, config, email);
    expect((await send({ email, code })).statusCode).toBe(200);
    const again = await send({ email, code });
    expect(again.json()).toEqual(REFUSAL);
    expect(again.cookies).toEqual([]);
  });

  it('OTP-08 CONST-01 accepts a code for 10 minutes and returns 401 afterwards', async () => {
    const [early, late] = [newEmail(), newEmail()];
    const codes = [await givenCode(app, config, early), await givenCode(app, config, late)];
    clock.setOffset(CODE_LIFETIME_MS - 5_000);
    expect((await send({ email: early, code: codes[0] })).statusCode).toBe(200);
    clock.setOffset(CODE_LIFETIME_MS + 1_000);
    expect((await send({ email: late, code: codes[1] })).json()).toEqual(REFUSAL);
  });

  it('OTP-09 CONST-01 returns 401 for the correct code after five wrong attempts', async () => {
    const [four, five] = [newEmail(), newEmail()];
    for (const [email, tries] of [
      [four, 4],
      [five, 5],
    ] as const) {
      const code = await givenCode(app, config, email);
      for (let tried = 0; tried < tries; tried += 1)
        expect((await send({ email, code: differentCode(code) })).json()).toEqual(REFUSAL);
      expect((await send({ email, code })).statusCode).toBe(tries < 5 ? 200 : 401);
    }
  });

  it('OTP-13 returns the same 401 response for wrong, used and unrequested codes, whether or not an account exists', async () => {
    const { email } = await givenRunner(app);
    const refusals = [await send({ email, code: '123456' }), await send({ email: newEmail(), code: '123456' })];
    for (const address of [email, newEmail()]) {
      const code = await givenCode(app, config, address);
      refusals.push(await send({ email: address, code: differentCode(code) }));
      await send({ email: address, code });
      refusals.push(await send({ email: address, code }));
    }
    for (const refusal of refusals) expect([refusal.json(), refusal.cookies]).toEqual([REFUSAL, []]);
  });
});

describe('first code sign-in with an email that has no account', () => {
  it('OTP-11 API-06 creates an account with a verified email, no password and no consents', async () => {
    const email = newEmail();
    const answer = await verify({ email, code: await givenCode(app, config, email) });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({
      ok: true,
      loggedIn: true,
      user: { email, name: null, timezone: 'Europe/Oslo' },
      accountCreated: true,
    });
    const { name, value } = sessionCookie(answer);
    const profile = await app.inject({ url: PATHS.profile, cookies: { [name]: value } });
    expect(profile.json()).toEqual({
      ...answer.json().user,
      emailVerifiedAt: answer.json().user.createdAt,
      hasPassword: false,
      consents: { health_data: null, outside_model: null },
    });
  });

  it('START-01 gives a new account the browser’s time zone and does not change the time zone of an existing account', async () => {
    const email = newEmail();
    const signIn = async (sent: number, timezone: string) =>
      (await verify({ email, code: await givenCode(app, config, email, sent), timezone })).json();
    expect(await signIn(0, 'America/New_York')).toMatchObject({ user: { timezone: 'America/New_York' } });
    expect(await signIn(1, 'Asia/Tokyo')).toMatchObject({ user: { timezone: 'America/New_York' } });
  });

  it('AUTH-40 creates an account for which password sign-in fails exactly as it does for an unknown email', async () => {
    const email = newEmail();
    await verify({ email, code: await givenCode(app, config, email) });
    const refused = await post(app, PATHS.login, { email, password: PASSWORD });
    const other = await post(app, PATHS.login, { email: newEmail(), password: PASSWORD });
    expect(refused.statusCode).toBe(401);
    expect(refused.json()).toEqual(other.json());
  });

  it('creates only one account for concurrent code sign-ins and registrations', async () => {
    const email = newEmail();
    const code = await givenCode(app, config, email);
    const registration = { email, password: PASSWORD, confirmPassword: PASSWORD };
    const answers = await Promise.all([
      ...Array.from({ length: 10 }, () => verify({ email, code })),
      ...Array.from({ length: 5 }, () => post(app, PATHS.register, registration)),
    ]);
    const users = answers.filter(({ statusCode }) => statusCode === 200).map((answer) => answer.json().user.id);
    expect(users.length).toBeGreaterThan(0);
    expect(new Set(users).size).toBe(1);
    expect(await usersOf(email)).toBe(1);
  });
});

describe('one-time code', () => {
  it('ENT-02 is stored as a keyed hash with an expiry, an attempt count and a used flag', async () => {
    const email = newEmail();
    const code = await givenCode(app, config, email);
    await verify({ email, code: differentCode(code) });
    const [stored, ...others] = await storedCodes(email);
    expect(others).toEqual([]);
    expect(stored).toEqual({
      _id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      email,
      code: expect.stringMatching(/^[\w-]{43}$/),
      createdAt: expect.any(Date),
      expiresAt: new Date((stored?.createdAt.getTime() ?? 0) + CODE_LIFETIME_MS),
      used: false,
      attempts: 0,
      unbound: 1,
      tries: { [Object.keys(stored?.tries ?? {})[0] ?? '']: 1 },
      request: expect.stringMatching(/^[\w-]{43}$/),
      asker: expect.stringMatching(/^[\w-]{43}$/),
      known: false,
    });
    expect(JSON.stringify(stored)).not.toContain(`"${code}"`);
    await verify({ email, code });
    expect((await storedCodes(email))[0]).toMatchObject({ used: true, unbound: 2 });
  });

  it('SECU-901 has its own count of wrong attempts when a newer code exists for the same email', async () => {
    const email = newEmail();
    const { requestId } = (await request({ email })).json();
    const [first = ''] = await codesTo(config, email);
    for (let tried = 0; tried < 5; tried += 1) await verify({ email, requestId, code: differentCode(first) });
    const second = await givenCode(app, config, email, 1);
    expect((await verify({ email, requestId, code: first })).json()).toEqual(REFUSAL);
    expect((await verify({ email, code: second })).statusCode).toBe(200);
  });

  it('is accepted only for the email to which it was sent', async () => {
    const [mine, other] = [newEmail(), newEmail()];
    const code = await givenCode(app, config, mine);
    const theirs = await givenCode(app, config, other);
    if (code !== theirs) expect((await verify({ email: other, code })).json()).toEqual(REFUSAL);
    expect((await verify({ email: mine, code })).statusCode).toBe(200);
  });

  it('OTP-07 is accepted only once in 50 concurrent attempts', async () => {
    const email = newEmail();
    const code = await givenCode(app, config, email);
    const answers = await Promise.all(Array.from({ length: 50 }, () => verify({ email, code })));
    const statuses = answers.map(({ statusCode }) => statusCode).toSorted();
    expect(statuses).toEqual([200, ...Array(49).fill(401)]);
  });

  it('OTP-09 is rejected after 50 concurrent wrong attempts, only five of which are counted', async () => {
    const email = newEmail();
    const code = await givenCode(app, config, email);
    const guesses = Array.from({ length: 50 }, () => verify({ email, code: differentCode(code) }));
    for (const guess of await Promise.all(guesses)) expect(guess.statusCode).toBe(401);
    expect((await storedCodes(email))[0]).toMatchObject({ unbound: 5, used: false });
    expect((await verify({ email, code })).json()).toEqual(REFUSAL);
  });

  it('SECU-901 is not stored more than three times per email for 20 concurrent requests', async () => {
    const email = newEmail();
    await Promise.all(Array.from({ length: 20 }, () => request({ email })));
    expect(await storedCodes(email)).toHaveLength(3);
  });
});
