import { PATHS } from '@stridewell/contracts/web';
import { createMovableClock } from '@stridewell/kit/test-clock/movable';
import { createScope } from '@stridewell/kit/testing/scope';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import {
  accountConfig,
  givenAccount,
  givenCodeSession,
  givenRunner,
  newAddress,
  newEmail,
  PASSWORD,
  registration,
} from '../../testing/fixtures.ts';
import { codesTo, removeMails } from '../../testing/mail.ts';
import { openStore } from '../../testing/store.ts';
import type { Derive } from '../passwords/passwords.ts';
import { deriveArgon2id } from '../passwords/passwords.ts';

const MINUTE_MS = 60_000;
const scope = createScope();
const limits = {
  registrationsPerHour: 3,
  failuresPerAccount: 4,
  failuresPerAddress: 6,
  failureWindowMs: 15 * MINUTE_MS,
  failuresPerDevice: 3,
  failuresInARow: 20,
  codesPerEmail: 2,
  codesPerEmailInAll: 5,
  codesPerAddress: 4,
  codeAttempts: 5,
  registrationsInAll: 100_000,
  strangersCodesInAll: 100_000,
  codesRefusedPerDay: 100_000,
  codesRefusedPerMonth: 100_000,
};
const config = accountConfig(scope, { limits });
const clock = createMovableClock();
const apps: FastifyInstance[] = [];
let hashes = 0;
const derive: Derive = (...args) => {
  hashes += 1;
  return deriveArgon2id(...args);
};

const started = async (): Promise<FastifyInstance> => {
  const app = await givenAccount(config, { clock, derive });
  apps.push(app);
  return app;
};
const app = await started();

beforeEach(() => clock.setOffset(0));
afterAll(async () => {
  await Promise.all(apps.map((one) => one.close()));
  await removeMails(config);
});

const send = (url: string, payload: object, remoteAddress: string, to = app) =>
  to.inject({ method: 'POST', url, payload, remoteAddress });

const login = async (email: string, password: string, address: string, to = app) =>
  (await send(PATHS.login, { email, password }, address, to)).statusCode;

const fail = async (email: string, address: string, times: number, to = app): Promise<number[]> => {
  const statuses: number[] = [];
  for (let time = 0; time < times; time += 1) statuses.push(await login(email, 'Wrong-guess-7', address, to));
  return statuses;
};

describe('AUTH-22 registration limit', () => {
  it('returns 429 with Retry-After when a network address exceeds the hourly limit', async () => {
    const address = newAddress();
    const register = (email = newEmail()) => send(PATHS.register, registration(email), address);
    for (let count = 0; count < 3; count += 1) expect((await register()).statusCode).toBe(200);
    const email = newEmail();
    const refused = await register(email);
    expect(refused.statusCode).toBe(429);
    expect(refused.json()).toEqual({
      statusCode: 429,
      error: 'Too Many Requests',
      message: 'Too many accounts were created from your network. Please try again later.',
      code: 'limited',
    });
    const wait = Number(refused.headers['retry-after']);
    expect(wait).toBeGreaterThan(3_590);
    expect(wait).toBeLessThanOrEqual(3_600);
    expect((await send(PATHS.register, registration(email), newAddress())).statusCode).toBe(200);
    clock.setOffset((wait + 1) * 1_000);
    expect((await register()).statusCode).toBe(200);
  });

  it('counts registration attempts with an email that already has an account', async () => {
    const address = newAddress();
    const { email } = await givenRunner(app);
    const statuses = [];
    for (let count = 0; count < 4; count += 1)
      statuses.push((await send(PATHS.register, registration(email), address)).statusCode);
    expect(statuses).toEqual([409, 409, 409, 429]);
  });

  it('is not exceeded by concurrent registrations', async () => {
    const address = newAddress();
    const all = Array.from({ length: 10 }, () => send(PATHS.register, registration(newEmail()), address));
    const statuses = (await Promise.all(all)).map(({ statusCode }) => statusCode).sort();
    expect(statuses).toEqual([200, 200, 200, ...Array(7).fill(429)]);
  });
});

describe('failed sign-in limit', () => {
  it('AUTH-44 does not block sign-in with a new password that was set after a code sign-in', async () => {
    const { email } = await givenRunner(app);
    const address = newAddress();
    expect(await fail(email, address, 5)).toEqual([401, 401, 401, 401, 429]);
    const { headers } = await givenCodeSession(app, config, { email });
    const payload = { password: 'Another-secret-9', confirmPassword: 'Another-secret-9' };
    const set = await app.inject({ method: 'POST', url: PATHS.password, payload, headers, remoteAddress: address });
    expect(set.statusCode).toBe(200);
    expect(await login(email, payload.password, address)).toBe(200);
  });

  it('returns 429 above the limit until the time window ends, even for the correct password', async () => {
    const { email } = await givenRunner(app);
    const address = newAddress();
    expect(await fail(email, address, 5)).toEqual([401, 401, 401, 401, 429]);
    const refused = await send(PATHS.login, { email, password: PASSWORD }, address);
    expect(refused.statusCode).toBe(429);
    expect(refused.json()).toMatchObject({ statusCode: 429, code: 'limited' });
    const wait = Number(refused.headers['retry-after']);
    expect(wait).toBeGreaterThan(890);
    expect(wait).toBeLessThanOrEqual(900);
    clock.setOffset((wait + 1) * 1_000);
    expect(await login(email, PASSWORD, address)).toBe(200);
  });

  it('AUTH-23 applies equally to an email without an account', async () => {
    expect(await fail(newEmail(), newAddress(), 5)).toEqual([401, 401, 401, 401, 429]);
  });

  it('does not block the owner when failures come from another network address', async () => {
    const { email } = await givenRunner(app);
    const attacker = newAddress();
    await fail(email, attacker, 8);
    expect(await login(email, PASSWORD, newAddress())).toBe(200);
    expect(await login(email, PASSWORD, attacker)).toBe(429);
  });

  it('SECU-801 returns 429 without hashing after failures for many accounts from one network address', async () => {
    const address = newAddress();
    const { email } = await givenRunner(app);
    for (let count = 0; count < 6; count += 1) expect(await fail(newEmail(), address, 1)).toEqual([401]);
    expect(await fail(newEmail(), address, 1)).toEqual([429]);
    hashes = 0;
    // The limit also applies to the correct password. Otherwise it would not stop guessing.
    expect(await login(email, PASSWORD, address)).toBe(429);
    expect(hashes).toBe(0);
    expect(await login(email, PASSWORD, newAddress())).toBe(200);
  });

  it('resets the account’s failure count, but not the network address’s count, after a successful sign-in', async () => {
    const { email } = await givenRunner(app);
    const address = newAddress();
    expect(await fail(email, address, 3)).toEqual([401, 401, 401]);
    expect(await login(email, PASSWORD, address)).toBe(200);
    expect(await fail(email, address, 4)).toEqual([401, 401, 401, 429]);
  });

  it('allows no more password hashes than the limit when sign-ins are concurrent', async () => {
    const { email } = await givenRunner(app);
    const address = newAddress();
    hashes = 0;
    const guesses = Array.from({ length: 30 }, () => login(email, 'Wrong-guess-7', address));
    expect((await Promise.all(guesses)).filter((status) => status === 401)).toHaveLength(4);
    expect(hashes).toBe(4);
  });

  it('counts failures across replicas and restarts', async () => {
    const { email } = await givenRunner(app);
    const address = newAddress();
    await fail(email, address, 2);
    const replica = await started();
    expect(await fail(email, address, 3, replica)).toEqual([401, 401, 429]);
    await replica.close();
    expect(await fail(email, address, 1)).toEqual([429]);
  });
});

const request = (email: string, address: string, to = app) => send(PATHS.requestOtp, { email }, address, to);
const verify = (email: string, code: string, address: string) => send(PATHS.verifyOtp, { email, code }, address);

describe('one-time code limit', () => {
  it('sends no more codes above an email’s hourly limit without changing the response', async () => {
    for (const { email } of [await givenRunner(app), { email: newEmail() }]) {
      const address = newAddress();
      for (let count = 0; count < 3; count += 1) {
        const answer = await request(email, address);
        expect([answer.statusCode, answer.json()]).toEqual([200, { ok: true, requestId: expect.any(String) }]);
      }
      const [, second = ''] = await codesTo(config, email, 2);
      // The request above the limit did not replace the last code.
      expect((await verify(email, second, newAddress())).statusCode).toBe(200);
      expect(await codesTo(config, email, 2)).toHaveLength(2);
      clock.setOffset(61 * MINUTE_MS);
      await request(email, newAddress());
      expect(await codesTo(config, email, 3)).toHaveLength(3);
      clock.setOffset(0);
    }
  });

  it('SECU-903 allows codes requested from several networks up to the total limit per email', async () => {
    const email = newEmail();
    for (const address of [newAddress(), newAddress(), newAddress()])
      for (let count = 0; count < 3; count += 1) expect((await request(email, address)).statusCode).toBe(200);
    const replica = await started();
    await replica.close();
    expect(await codesTo(config, email, 5)).toHaveLength(5);
  });

  it('is not exceeded by concurrent requests', async () => {
    const email = newEmail();
    const replica = await started();
    const address = newAddress();
    await Promise.all(Array.from({ length: 10 }, () => request(email, address, replica)));
    // close() waits for emails in progress.
    await replica.close();
    const sent = await codesTo(config, email);
    expect(sent.length).toBeLessThanOrEqual(2);
    expect((await verify(email, sent.at(-1) ?? '', newAddress())).statusCode).toBe(200);
  });

  it('returns 429 with Retry-After for any email when a network address exceeds the limit', async () => {
    const address = newAddress();
    for (let count = 0; count < 4; count += 1) expect((await request(newEmail(), address)).statusCode).toBe(200);
    const { email } = await givenRunner(app);
    for (const asked of [email, newEmail()]) {
      const refused = await request(asked, address);
      expect([refused.statusCode, refused.json().code]).toEqual([429, 'limited']);
      const wait = Number(refused.headers['retry-after']);
      expect(wait).toBeGreaterThan(3_590);
      expect(wait).toBeLessThanOrEqual(3_600);
    }
    expect((await request(email, newAddress())).statusCode).toBe(200);
    expect(await codesTo(config, email)).toHaveLength(1);
    clock.setOffset(61 * MINUTE_MS);
    expect((await request(email, address)).statusCode).toBe(200);
  });

  it('SECU-801 counts rejected codes as failures and returns 429 above the limit, even for the correct code', async () => {
    const address = newAddress();
    const email = newEmail();
    await request(email, newAddress());
    const [code = ''] = await codesTo(config, email);
    const statuses = [];
    for (let count = 0; count < 7; count += 1) statuses.push((await verify(newEmail(), '123456', address)).statusCode);
    expect(statuses).toEqual([401, 401, 401, 401, 401, 401, 429]);
    expect((await verify(email, code, address)).statusCode).toBe(429);
    expect((await verify(email, code, newAddress())).statusCode).toBe(200);
  });
});

describe('POST /api/auth/password limit', () => {
  const change = (headers: Record<string, string>, currentPassword: string, remoteAddress: string) =>
    app.inject({
      method: 'POST',
      url: PATHS.password,
      payload: { password: 'Another-secret-9', confirmPassword: 'Another-secret-9', currentPassword },
      headers,
      remoteAddress,
    });

  it('returns 429 for the correct current password after too many wrong passwords', async () => {
    const { email, headers } = await givenRunner(app);
    const address = newAddress();
    const statuses = [];
    for (let count = 0; count < 5; count += 1)
      statuses.push((await change(headers, 'Wrong-guess-7', address)).statusCode);
    expect(statuses).toEqual([400, 400, 400, 400, 429]);
    expect((await change(headers, PASSWORD, address)).statusCode).toBe(429);
    expect(await login(email, PASSWORD, address)).toBe(429);
    clock.setOffset(16 * MINUTE_MS);
    expect((await change(headers, PASSWORD, address)).statusCode).toBe(200);
  });
});

describe('throttle_counters collection', () => {
  it('does not contain email or network addresses', async () => {
    const { email } = await givenRunner(app);
    const address = newAddress();
    await fail(email, address, 1);
    await request(email, address);
    const store = await openStore(config);
    const counters = await store.collection('throttle_counters').find().toArray();
    await store.close();
    expect(counters.length).toBeGreaterThan(0);
    const text = JSON.stringify(counters);
    expect(text).not.toContain('example.com');
    expect(text).not.toContain('198.18.');
    for (const { _id } of counters) expect(String(_id)).toMatch(/^[\w-]{43}$/);
  });
});
