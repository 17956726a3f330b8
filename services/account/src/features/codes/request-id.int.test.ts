import { PATHS } from '@stridewell/contracts/web';
import { describe, expect, it } from 'vitest';
import { useAccount } from '../../testing/account-bed.ts';
import { givenRunner, newAddress, newEmail } from '../../testing/fixtures.ts';
import { codesTo, differentCode } from '../../testing/mail.ts';

const { app, config } = await useAccount();

const send = (url: string, payload: object, remoteAddress: string) =>
  app.inject({ method: 'POST', url, payload, remoteAddress });
/**
 * Requests a code and returns the code with the request id. `sent` is the number of codes already sent to that email
 * address.
 */
const ask = async (email: string, address = newAddress(), sent = 0): Promise<{ requestId: string; code: string }> => {
  const { requestId } = (await send(PATHS.requestOtp, { email }, address)).json();
  return { requestId, code: (await codesTo(config, email, sent + 1))[sent] ?? '' };
};
const verify = async (email: string, typed: object, address = newAddress()): Promise<number> =>
  (await send(PATHS.verifyOtp, { email, ...typed }, address)).statusCode;

describe('POST /api/auth/verify-otp with a request id', () => {
  it('SECU-902 signs in even after a stranger has used up all attempts without a request id', async () => {
    const { email } = await givenRunner(app);
    const owner = await ask(email);
    const guess = { code: differentCode(owner.code) };
    for (let network = 0; network < 4; network += 1) {
      const address = newAddress();
      for (let tried = 0; tried < 5; tried += 1) expect(await verify(email, guess, address)).toBe(401);
    }
    expect(await verify(email, owner)).toBe(200);
  });

  it('SECU-902 signs in even after a stranger has used up all attempts for another request id', async () => {
    const email = newEmail();
    const owner = await ask(email);
    const stranger = await ask(email, newAddress(), 1);
    const guess = { requestId: stranger.requestId, code: differentCode(stranger.code) };
    for (let tried = 0; tried < 6; tried += 1) expect(await verify(email, guess)).toBe(401);
    expect(await verify(email, stranger)).toBe(401);
    expect(await verify(email, owner)).toBe(200);
  });

  it('SECU-902 returns 401 after five wrong attempts from different networks', async () => {
    const email = newEmail();
    const owner = await ask(email);
    for (let tried = 0; tried < 5; tried += 1)
      expect(await verify(email, { ...owner, code: differentCode(owner.code) })).toBe(401);
    expect(await verify(email, owner)).toBe(401);
  });

  it('SECU-902 returns 401 when the request id is unknown or belongs to another request or email', async () => {
    const [email, other] = [newEmail(), newEmail()];
    const [first, theirs] = [await ask(email), await ask(other)];
    const second = await ask(email, newAddress(), 1);
    for (const requestId of [second.requestId, theirs.requestId, 'none'])
      if (second.code !== first.code) expect(await verify(email, { code: first.code, requestId })).toBe(401);
    expect(await verify(email, first)).toBe(200);
  });

  it('SECU-902 returns 400 when the request id is not a string or is too long', async () => {
    for (const requestId of [7, 'x'.repeat(101)])
      expect(await verify(newEmail(), { code: '123456', requestId })).toBe(400);
  });
});

describe('POST /api/auth/verify-otp with several codes for one email', () => {
  it('SECU-901 accepts the three newest codes and rejects older ones', async () => {
    const email = newEmail();
    const asked = [];
    for (let sent = 0; sent < 4; sent += 1) asked.push(await ask(email, newAddress(), sent));
    const [oldest, ...others] = asked;
    expect(await verify(email, oldest ?? {})).toBe(401);
    for (const one of others) expect(await verify(email, one)).toBe(200);
  });

  it('SECU-901 accepts a code after another network has requested five newer codes', async () => {
    const email = newEmail();
    const owner = await ask(email);
    const stranger = newAddress();
    for (let sent = 1; sent < 6; sent += 1) await ask(email, stranger, sent);
    expect(await verify(email, owner)).toBe(200);
  });

  it('SECU-902 allows ten attempts without a request id across all networks', async () => {
    const email = newEmail();
    const { code } = await ask(email);
    for (let tried = 0; tried < 10; tried += 1) expect(await verify(email, { code: differentCode(code) })).toBe(401);
    expect(await verify(email, { code })).toBe(401);
  });
});
