import { PATHS } from '@stridewell/contracts/web';
import { until } from '@stridewell/kit/testing/until';
import { describe, expect, it } from 'vitest';
import { useAccount } from '../../testing/account-bed.ts';
import { HIGH_LIMITS, newEmail, registration } from '../../testing/fixtures.ts';
import { codesTo } from '../../testing/mail.ts';

const LOW = { registrationsPerHour: 2, codesPerAddress: 2, failuresPerAddress: 2 };
const limited = await useAccount({ limits: { ...HIGH_LIMITS, ...LOW } });
const total = await useAccount({ limits: { ...HIGH_LIMITS, registrationsInAll: 3, strangersCodesInAll: 2 } });

const HOUR_MS = 3_600_000;
let site = 0;
/** Returns addresses of different /64 networks of one new /48. */
const newSite = (count: number): string[] => {
  site += 1;
  return Array.from({ length: count }, (_, network) => `2001:db8:${site.toString(16)}:${network.toString(16)}::1`);
};
const send = async (to: typeof limited, url: string, payload: object, remoteAddress: string) =>
  (await to.app.inject({ method: 'POST', url, payload, remoteAddress })).statusCode;
const refused = async (metric: string): Promise<number> =>
  Number(new RegExp(`^${metric} (\\d+)$`, 'm').exec((await total.app.inject('/metrics')).body)?.[1]);

describe('limit per /48', () => {
  it.each([
    ['registrations', PATHS.register, () => registration(newEmail()), 200],
    ['code requests', PATHS.requestOtp, () => ({ email: newEmail() }), 200],
    ['failed sign-ins', PATHS.login, () => ({ email: newEmail(), password: 'Wrong-guess-7' }), 401],
    ['refused codes', PATHS.verifyOtp, () => ({ email: newEmail(), code: '000000' }), 401],
  ])(
    'SECU-3449 limits %s from many networks of one /48, but not from another /48',
    async (_what, url, body, status) => {
      const seen: number[] = [];
      for (const address of newSite(10)) seen.push(await send(limited, url, body(), address));
      expect(seen).toEqual([...Array<number>(8).fill(status), 429, 429]);
      const [elsewhere = ''] = newSite(1);
      expect(await send(limited, url, body(), elsewhere)).toBe(status);
      expect(await send(limited, url, body(), `198.18.77.${site}`)).toBe(status);
    },
  );
});

describe('limit for the whole installation', () => {
  it('SECU-3450 rejects registrations above the hourly limit and counts them', async () => {
    const register = (address: string) => send(total, PATHS.register, registration(newEmail()), address);
    const addresses = ['198.18.0.1', '198.18.0.2', '2001:db8:ff:1::1', '198.18.0.4'];
    const seen = [];
    for (const address of addresses) seen.push(await register(address));
    expect(seen).toEqual([200, 200, 200, 429]);
    expect(await refused('account_total_limits_reached_total\\{limit="registrations".*\\}')).toBe(1);
    total.clock.setOffset(HOUR_MS + 60_000);
    expect(await register('198.18.0.5')).toBe(200);
  });

  it('SECU-3450 sends no code to addresses without an account above the hourly limit, with the same response', async () => {
    // The registrations of this hour were used up by the first test, so the account is created in the next hour.
    total.clock.setOffset(3 * HOUR_MS);
    const owner = newEmail();
    expect(await send(total, PATHS.register, registration(owner), '198.18.1.1')).toBe(200);
    const strangers = [newEmail(), newEmail(), newEmail()];
    for (const email of strangers) expect(await send(total, PATHS.requestOtp, { email }, '198.18.1.2')).toBe(200);
    await until('the refused code', async () => {
      return (await refused('account_total_limits_reached_total\\{limit="strangers_codes".*\\}')) === 1;
    });
    // Which two of the three were sent depends on the order in which they are sent in the background.
    const sent = await Promise.all(strangers.map((email) => codesTo(total.config, email, 0)));
    expect(sent.flat()).toHaveLength(2);
    expect(await send(total, PATHS.requestOtp, { email: owner }, '198.18.1.3')).toBe(200);
    expect(await codesTo(total.config, owner)).toHaveLength(1);
  });
});
