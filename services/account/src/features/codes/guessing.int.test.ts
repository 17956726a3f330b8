import { PATHS } from '@stridewell/contracts/web';
import { describe, expect, it } from 'vitest';
import { useAccount } from '../../testing/account-bed.ts';
import {
  givenCode,
  givenCodeSession,
  givenRunner,
  HIGH_LIMITS,
  newAddress,
  newEmail,
  PASSWORD,
} from '../../testing/fixtures.ts';
import { openBus } from '../../testing/listener.ts';
import { codesTo, differentCode } from '../../testing/mail.ts';
import { createParticipants } from '../../testing/participants.ts';
import { openStore } from '../../testing/store.ts';

const limits = { ...HIGH_LIMITS, codesRefusedPerDay: 6, codesRefusedPerMonth: 9, failuresPerDevice: 3 };
const { app, clock, config, scope } = await useAccount({ limits });

const DAY_MS = 86_400_000;
const DEVICE = 'stridewell_device';

type Cookies = Record<string, string>;

/** Sends a request from a new network. */
const send = (url: string, payload: object, cookies: Cookies = {}) =>
  app.inject({ method: 'POST', url, payload, cookies, remoteAddress: newAddress() });
const verify = (email: string, code: string, cookies: Cookies = {}) => send(PATHS.verifyOtp, { email, code }, cookies);

/** Guesses codes, each from a new network, and returns the statuses. */
const guess = async (email: string, times: number, cookies: Cookies = {}): Promise<number[]> => {
  const statuses: number[] = [];
  for (let count = 0; count < times; count += 1) statuses.push((await verify(email, '000000', cookies)).statusCode);
  return statuses;
};

/** Signs in with a code for the first time and returns the device cookie. */
const givenOwner = async () => {
  const email = newEmail();
  const answer = await verify(email, await givenCode(app, config, email));
  const value = answer.cookies.find(({ name }) => name.endsWith(DEVICE))?.value ?? '';
  return { email, device: { [DEVICE]: value } };
};

const times = (count: number, status: number): number[] => Array<number>(count).fill(status);

describe('limit on rejected codes per email', () => {
  it('SECU-3440 rejects the correct code from an unknown device after too many wrong codes from different networks', async () => {
    const { email } = await givenOwner();
    const code = await givenCode(app, config, email, 1);
    // The attempts for the code itself run out earlier. The limit applies to guesses with and without a valid code.
    expect(await guess(email, 6)).toEqual(times(6, 401));
    const refused = await verify(email, code);
    expect([refused.statusCode, refused.json().code]).toEqual([429, 'codes_closed']);
    expect(refused.json().message).toBe(
      'There were too many wrong codes for this email. Please sign in with your password, or on a device that you have used before, or try again later.',
    );
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(86_000);
  });

  it('SECU-3440 responds in the same way for an email without an account, and sends a code to neither email', async () => {
    const emails = [(await givenOwner()).email, newEmail()];
    const answers = [];
    for (const email of emails) {
      await guess(email, 6);
      const [verified, requested] = [await verify(email, '000000'), await send(PATHS.requestOtp, { email })];
      answers.push([verified.statusCode, verified.json(), requested.statusCode, requested.json()]);
    }
    expect(answers[0]).toEqual(answers[1]);
    expect(answers[0]?.[0]).toBe(429);
    expect(answers[0]?.[2]).toBe(429);
  });

  it('SECU-3440 still accepts a code from the owner’s known device, which resets the count', async () => {
    const { email, device } = await givenOwner();
    await guess(email, 6);
    expect((await verify(email, '000000')).statusCode).toBe(429);
    expect((await send(PATHS.requestOtp, { email }, device)).statusCode).toBe(200);
    const [, code = ''] = await codesTo(config, email, 2);
    expect((await verify(email, code, device)).statusCode).toBe(200);
    expect(await guess(email, 6)).toEqual(times(6, 401));
  });

  it('SECU-3440 neither resets nor increments the count after a successful sign-in on an unknown device', async () => {
    const { email } = await givenOwner();
    expect(await guess(email, 5)).toEqual(times(5, 401));
    const code = await givenCode(app, config, email, 1);
    expect((await verify(email, code)).statusCode).toBe(200);
    expect(await guess(email, 2)).toEqual([401, 429]);
  });

  it('SECU-3440 allows an owner to mistype five codes on a new device', async () => {
    const { email } = await givenOwner();
    for (let sent = 1; sent <= 2; sent += 1) {
      const code = await givenCode(app, config, email, sent);
      for (let count = 0; count < 2; count += 1)
        expect((await verify(email, differentCode(code))).statusCode).toBe(401);
    }
    expect(await guess(email, 1)).toEqual([401]);
    const code = await givenCode(app, config, email, 3);
    expect((await verify(email, code)).statusCode).toBe(200);
  });

  it('SECU-3440 allows more codes after a day, but not more than the limit in 30 days', async () => {
    const email = newEmail();
    expect(await guess(email, 7)).toEqual([...times(6, 401), 429]);
    clock.setOffset(DAY_MS + 60_000);
    expect(await guess(email, 4)).toEqual([...times(3, 401), 429]);
    clock.setOffset(2 * DAY_MS + 120_000);
    expect(await guess(email, 1)).toEqual([429]);
    clock.setOffset(31 * DAY_MS);
    expect(await guess(email, 1)).toEqual([401]);
  });

  it('SECU-3440 is not exceeded by concurrent guesses', async () => {
    const email = newEmail();
    const statuses = await Promise.all(
      Array.from({ length: 20 }, async () => (await verify(email, '000000')).statusCode),
    );
    expect(statuses.filter((status) => status === 401)).toHaveLength(6);
  });

  it('SECU-3440 still allows sign-in with the password', async () => {
    const { email } = await givenRunner(app);
    await guess(email, 7);
    expect((await send(PATHS.login, { email, password: PASSWORD })).statusCode).toBe(200);
  });

  it('SECU-3440 does not exempt the device of a person who registered an unverified email', async () => {
    const email = newEmail();
    const registered = await send(PATHS.register, { email, password: PASSWORD, confirmPassword: PASSWORD });
    const device = { [DEVICE]: registered.cookies.find(({ name }) => name.endsWith(DEVICE))?.value ?? '' };
    expect(await guess(email, 6, device)).toEqual(times(6, 401));
    // Signing in with the password, which the person who registered the email knows, does not reset the count either.
    expect((await send(PATHS.login, { email, password: PASSWORD }, device)).statusCode).toBe(200);
    expect(await guess(email, 1, device)).toEqual([429]);
  });

  it('SECU-3440 erases the counts with a verified account, and keeps them for an unverified email', async () => {
    const bus = await openBus(scope);
    createParticipants(bus);
    const store = await openStore(config);
    const counters = store.collection('throttle_counters');
    const verified = await givenCodeSession(app, config);
    const stranger = await givenRunner(app);
    for (const { email, headers } of [verified, stranger]) {
      await guess(email, 6);
      expect((await app.inject({ method: 'DELETE', url: PATHS.deleteMe, headers })).statusCode).toBeLessThan(300);
    }
    expect(await guess(verified.email, 1)).toEqual([401]);
    expect(await guess(stranger.email, 1)).toEqual([429]);
    for (const { expiresAt } of await counters.find().toArray()) expect(expiresAt).toBeInstanceOf(Date);
    await store.close();
    await bus.close();
  });
});
