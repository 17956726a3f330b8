import { EMBED_HEADER, PATHS } from '@stridewell/contracts/web';
import type { LightMyRequestResponse } from 'fastify';
import { describe, expect, it } from 'vitest';
import { useAccount } from '../../testing/account-bed.ts';
import {
  givenCode,
  givenRunner,
  HIGH_LIMITS,
  newAddress,
  newEmail,
  PASSWORD,
  registration,
} from '../../testing/fixtures.ts';

const limits = {
  ...HIGH_LIMITS,
  failuresPerAccount: 4,
  failuresPerAddress: 6,
  failuresPerDevice: 3,
  failuresInARow: 12,
};
const { app, clock, config } = await useAccount({ limits });

const HOUR_MS = 3_600_000;
const NAME = 'stridewell_device';

type Cookies = Record<string, string>;

const send = (url: string, payload: object, remoteAddress: string, cookies: Cookies = {}) =>
  app.inject({ method: 'POST', url, payload, remoteAddress, cookies });
const login = async (email: string, password: string, address: string, cookies: Cookies = {}): Promise<number> =>
  (await send(PATHS.login, { email, password }, address, cookies)).statusCode;
const deviceIn = (answer: LightMyRequestResponse) => answer.cookies.find(({ name }) => name.endsWith(NAME));
/** Registers a runner and returns their email and device cookie. */
const givenDevice = async () => {
  const email = newEmail();
  const answer = await send(PATHS.register, registration(email), newAddress());
  return { email, device: { [NAME]: deviceIn(answer)?.value ?? '' } };
};
/** Returns a network address that has reached the limit on failed sign-ins. */
const blockedAddress = async (): Promise<string> => {
  const address = newAddress();
  for (let count = 0; count < 6; count += 1) await login(newEmail(), 'Wrong-guess-7', address);
  return address;
};

describe('known device', () => {
  it('SECU-802 can sign in from a network address that has reached the limit on failed sign-ins', async () => {
    const { email, device } = await givenDevice();
    const address = await blockedAddress();
    expect(await login(email, PASSWORD, address)).toBe(429);
    expect(await login(email, PASSWORD, address, device)).toBe(200);
  });

  it('SECU-802 can sign in after other devices failed to sign in to the account from the same network address', async () => {
    const { email, device } = await givenDevice();
    const address = newAddress();
    for (let count = 0; count < 4; count += 1) await login(email, 'Wrong-guess-7', address);
    expect(await login(email, PASSWORD, address)).toBe(429);
    expect(await login(email, PASSWORD, address, device)).toBe(200);
  });

  it('SECU-802 can sign in with a code from a network address that has reached the limit on failed sign-ins', async () => {
    const { email, device } = await givenDevice();
    const code = await givenCode(app, config, email);
    const address = await blockedAddress();
    expect((await send(PATHS.verifyOtp, { email, code }, address)).statusCode).toBe(429);
    expect((await send(PATHS.verifyOtp, { email, code }, address, device)).statusCode).toBe(200);
  });

  it('SECU-802 is subject to the rate limits for one day after three failed sign-ins', async () => {
    const { email, device } = await givenDevice();
    const address = await blockedAddress();
    const statuses = [];
    for (let count = 0; count < 4; count += 1) statuses.push(await login(email, 'Wrong-guess-7', address, device));
    expect(statuses).toEqual([401, 401, 401, 429]);
    expect(await login(email, PASSWORD, address, device)).toBe(429);
    clock.setOffset(25 * HOUR_MS);
    expect(await login(email, PASSWORD, await blockedAddress(), device)).toBe(200);
  });

  it('SECU-802 is not exempt from the rate limits when signing in to another account', async () => {
    const { device } = await givenDevice();
    const other = await givenRunner(app);
    expect(await login(other.email, PASSWORD, await blockedAddress(), device)).toBe(429);
  });

  it.each([
    ['another id', (value: string) => `${'A'.repeat(43)}${value.slice(43)}`],
    ['another seal', (value: string) => `${value.slice(0, 44)}${'A'.repeat(43)}`],
    ['no seal', (value: string) => value.slice(0, 43)],
    ['an empty value', () => ''],
  ])('SECU-802 is not recognised when the device cookie has %s', async (_what, change) => {
    const { email, device } = await givenDevice();
    expect(await login(email, PASSWORD, await blockedAddress(), { [NAME]: change(device[NAME]) })).toBe(429);
  });

  it('SECU-802 receives the same cookie value again at the next sign-in', async () => {
    const { email, device } = await givenDevice();
    const again = await send(PATHS.login, { email, password: PASSWORD }, newAddress(), device);
    expect(deviceIn(again)?.value).toBe(device[NAME]);
  });

  /** Signs in on another device of the runner, and returns its headers and its device cookie. */
  const givenSignedIn = async (email: string) => {
    const payload = { email, password: PASSWORD };
    const answer = await app.inject({
      ...{ method: 'POST', url: PATHS.login, payload, headers: { [EMBED_HEADER]: '1' }, remoteAddress: newAddress() },
    });
    const headers = { authorization: `Bearer ${answer.json().token}` };
    return { headers, device: { [NAME]: deviceIn(answer)?.value ?? '' } };
  };

  it('SECU-3408 becomes unknown when the password is changed on another device, which stays known', async () => {
    const { email, device } = await givenDevice();
    const owner = await givenSignedIn(email);
    const password = 'Another-secret-9';
    const payload = { password, confirmPassword: password, currentPassword: PASSWORD };
    const changed = await app.inject({ method: 'POST', url: PATHS.password, payload, headers: owner.headers });
    expect(changed.statusCode).toBe(200);
    const address = await blockedAddress();
    expect(await login(email, password, address, device)).toBe(429);
    expect(await login(email, password, address, owner.device)).toBe(429);
    expect(await login(email, password, address, { [NAME]: deviceIn(changed)?.value ?? '' })).toBe(200);
  });

  it('SECU-3408 becomes unknown when another device ends all other sessions, while that device stays known', async () => {
    const { email, device } = await givenDevice();
    const owner = await givenSignedIn(email);
    const ended = await app.inject({ method: 'DELETE', url: PATHS.sessions, headers: owner.headers });
    expect(ended.statusCode).toBe(204);
    const address = await blockedAddress();
    expect(await login(email, PASSWORD, address, device)).toBe(429);
    expect(await login(email, PASSWORD, address, { [NAME]: deviceIn(ended)?.value ?? '' })).toBe(200);
  });

  it('SECU-3408 becomes unknown when the owner of the address takes over the account with a code', async () => {
    const { email, device } = await givenDevice();
    const code = await givenCode(app, config, email);
    expect((await send(PATHS.verifyOtp, { email, code }, newAddress())).statusCode).toBe(200);
    const next = await givenCode(app, config, email, 1);
    const address = await blockedAddress();
    expect((await send(PATHS.verifyOtp, { email, code: next }, address, device)).statusCode).toBe(429);
  });

  it('SECU-3409 stays known after a logout', async () => {
    const { email } = await givenDevice();
    const { headers, device } = await givenSignedIn(email);
    const logout = await app.inject({ method: 'POST', url: PATHS.logout, headers, cookies: device });
    expect(logout.headers).not.toHaveProperty('clear-site-data');
    expect(deviceIn(logout)).toBeUndefined();
    expect(await login(email, PASSWORD, await blockedAddress(), device)).toBe(200);
  });

  it.each([
    ['http', {}, { name: NAME, sameSite: 'Lax', secure: undefined }],
    ['https', { 'x-forwarded-proto': 'https' }, { name: `__Host-${NAME}`, sameSite: 'Lax', secure: true }],
    ['an embedded client', { [EMBED_HEADER]: '1' }, { name: NAME, sameSite: 'None', secure: true }],
  ])('SECU-802 receives an HttpOnly cookie at registration (%s)', async (_where, headers, expected) => {
    const payload = registration(newEmail());
    const cookie = deviceIn(await app.inject({ method: 'POST', url: PATHS.register, payload, headers }));
    expect({ secure: undefined, ...cookie }).toMatchObject({
      ...expected,
      httpOnly: true,
      path: '/',
      maxAge: 34_560_000,
    });
  });
});

describe('limit on consecutive failed sign-ins across all networks', () => {
  const failInARow = async (email: string): Promise<void> => {
    for (let count = 0; count < 12; count += 1) expect(await login(email, 'Wrong-guess-7', newAddress())).toBe(401);
  };
  const PAUSED = {
    statusCode: 429,
    error: 'Too Many Requests',
    message: 'Password sign-in is paused after too many wrong passwords. Please sign in with a code instead.',
    code: 'password_paused',
  };

  it('SECU-804 pauses password sign-in in the same way for emails with and without an account', async () => {
    for (const { email } of [await givenRunner(app), { email: newEmail() }]) {
      await failInARow(email);
      const refused = await send(PATHS.login, { email, password: PASSWORD }, newAddress());
      expect(refused.json()).toEqual(PAUSED);
    }
  });

  it('SECU-804 accepts a code or a known device during the pause and then ends the pause', async () => {
    const { email, device } = await givenDevice();
    await failInARow(email);
    expect(await login(email, PASSWORD, newAddress())).toBe(429);
    expect(await login(email, PASSWORD, newAddress(), device)).toBe(200);
    expect(await login(email, PASSWORD, newAddress())).toBe(200);
    await failInARow(email);
    const code = await givenCode(app, config, email);
    expect((await send(PATHS.verifyOtp, { email, code }, newAddress())).statusCode).toBe(200);
    expect(await login(email, 'Wrong-guess-7', newAddress())).toBe(401);
  });

  it('SECU-804 resets the count to zero after a successful sign-in', async () => {
    const { email } = await givenRunner(app);
    for (let count = 0; count < 11; count += 1) await login(email, 'Wrong-guess-7', newAddress());
    expect(await login(email, PASSWORD, newAddress())).toBe(200);
    await failInARow(email);
  });
});
