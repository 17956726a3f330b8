import { userChanged } from '@stridewell/contracts/events/events';
import { EMBED_HEADER, PATHS, type Profile } from '@stridewell/contracts/web';
import { createUserSettings, type UserSettings } from '@stridewell/kit/projections/user-settings-repository';
import { until } from '@stridewell/kit/testing/until';
import { decodeJwt } from 'jose';
import { afterAll, describe, expect, it } from 'vitest';
import { useAccount } from '../../testing/account-bed.ts';
import { givenLogin, givenRunner, type SignedInRunner, sessionCookie } from '../../testing/fixtures.ts';
import { listenTo } from '../../testing/listener.ts';
import { openStore } from '../../testing/store.ts';

const { app, clock, config, scope } = await useAccount();
const listener = await listenTo(scope, userChanged);
afterAll(() => listener.close());

type Proof =
  | { headers: Record<string, string> }
  | { cookies: Record<string, string>; headers?: Record<string, string> };
const patch = (proof: Proof, payload: object) => app.inject({ method: 'PATCH', url: PATHS.profile, payload, ...proof });
const zone = (proof: Proof, timezone: string) => patch(proof, { timezone });
const profileOf = async ({ headers }: Pick<SignedInRunner, 'headers'>): Promise<Profile> =>
  (await app.inject({ url: PATHS.profile, headers })).json();
const eventsOf = ({ user }: SignedInRunner) => listener.events.filter(({ subject }) => subject === user.id);
const eventAt = (runner: SignedInRunner, rev: number) =>
  until(`revision ${rev}`, () => eventsOf(runner).find(({ data }) => data.rev === rev));

describe('PATCH /api/profile', () => {
  it('API-61 PROF-03 PROF-14 changes the time zone in the profile and in the token', async () => {
    const runner = await givenRunner(app);
    const answer = await zone(runner, 'America/New_York');
    expect(answer.statusCode).toBe(200);
    const { token, ...profile } = answer.json();
    expect(profile).toEqual({ ...(await profileOf(runner)), timezone: 'America/New_York' });
    expect(decodeJwt(token)).toMatchObject({ tz: 'America/New_York', tzv: 2, sub: runner.user.id });
  });

  it('PROF-14 TIME-08 publishes each change with an incremented version', async () => {
    const runner = await givenRunner(app);
    await zone(runner, 'Asia/Tokyo');
    expect((await eventAt(runner, 2)).data).toMatchObject({ timezone: 'Asia/Tokyo', tzv: 2, rev: 2 });
    await zone(runner, 'Europe/Oslo');
    expect((await eventAt(runner, 3)).data).toMatchObject({ timezone: 'Europe/Oslo', tzv: 3, rev: 3 });
  });

  it('does not publish an event or increment the version when the time zone is unchanged', async () => {
    const runner = await givenRunner(app);
    const again = await zone(runner, 'Europe/Oslo');
    expect(again.statusCode).toBe(200);
    expect(decodeJwt(again.json().token)).toMatchObject({ tz: 'Europe/Oslo', tzv: 1 });
    await zone(runner, 'Asia/Tokyo');
    await eventAt(runner, 2);
    expect(eventsOf(runner).map(({ data }) => data.tzv)).toEqual([1, 2]);
  });

  it('returns a cookie with the new time zone and the same session and expiry when the request has a cookie', async () => {
    const { email } = await givenRunner(app);
    for (const rememberMe of [false, true]) {
      const { token, cookies } = await givenLogin(app, email, rememberMe);
      clock.setOffset(3_600_000);
      const answer = await zone({ cookies }, rememberMe ? 'Asia/Tokyo' : 'Africa/Lagos');
      const cookie = sessionCookie(answer);
      const [before, after] = [decodeJwt(token), decodeJwt(cookie.value)];
      expect([after.sid, after.exp]).toEqual([before.sid, before.exp]);
      expect(after.tz).toBe(rememberMe ? 'Asia/Tokyo' : 'Africa/Lagos');
      expect(answer.json()).not.toHaveProperty('token');
      const left = 90 * 86_400 - 3_600;
      if (rememberMe) expect(Math.abs(Number(cookie.maxAge) - left)).toBeLessThanOrEqual(2);
      else expect(cookie.maxAge).toBeUndefined();
      expect(String(answer.headers['set-cookie'])).toContain('HttpOnly; SameSite=Lax');
      const me = await app.inject({ url: PATHS.me, cookies: { [cookie.name]: cookie.value } });
      expect(me.json().loggedIn).toBe(true);
      clock.setOffset(0);
    }
  });

  it('returns a token and no cookie when the request has a bearer token', async () => {
    const { headers } = await givenRunner(app);
    const answer = await zone({ headers: { ...headers } }, 'Asia/Tokyo');
    expect(answer.cookies).toEqual([]);
    const again = await app.inject({ url: PATHS.me, headers: { authorization: `Bearer ${answer.json().token}` } });
    expect(again.json().user.timezone).toBe('Asia/Tokyo');
  });

  it('SECU-1101 EMBED-11 returns the token and a partitioned cookie to an embedded client', async () => {
    const runner = await givenRunner(app);
    const embedded = { [EMBED_HEADER]: '1' };
    for (const proof of [
      { headers: { ...runner.headers, ...embedded } },
      { cookies: runner.cookies, headers: embedded },
    ]) {
      const answer = await zone(proof, 'Asia/Tokyo');
      expect(sessionCookie(answer).value).toBe(answer.json().token);
      expect(String(answer.headers['set-cookie'])).toContain('Partitioned; SameSite=None');
    }
  });

  it.each([
    ['an unknown time zone', { timezone: 'Mars/Olympus' }, 'timezone', 'Please choose a time zone from the list'],
    ['an offset as time zone', { timezone: '+02:00' }, 'timezone', 'Please choose a time zone from the list'],
    ['a number as time zone', { timezone: 1 }, 'timezone', 'Invalid input'],
    ['an unknown field', { timezone: 'Asia/Tokyo', email: 'x@example.com' }, 'email', "Unknown field 'email'"],
  ])('API-61 rejects %s with 400 and does not change the time zone', async (_what, body, path, message) => {
    const runner = await givenRunner(app);
    const answer = await patch(runner, body);
    expect([answer.statusCode, answer.json().issues]).toEqual([400, [{ path, message }]]);
    expect((await profileOf(runner)).timezone).toBe('Europe/Oslo');
  });

  it('returns 401 without a session', async () => {
    expect((await zone({ headers: {} }, 'Asia/Tokyo')).statusCode).toBe(401);
  });

  it('stores concurrent changes with different versions', async () => {
    const runner = await givenRunner(app);
    const zones = ['Asia/Tokyo', 'Africa/Lagos'];
    const answers = await Promise.all(zones.map((one) => zone(runner, one)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(answers.map((answer) => decodeJwt(answer.json().token).tzv).toSorted()).toEqual([2, 3]);
  });
});

describe('TIME-08 runner’s time zone in a service other than the account service', () => {
  it('is the newest known time zone, regardless of the token’s age and the order of events', async () => {
    const runner = await givenRunner(app);
    const { email } = runner;
    const other = await givenLogin(app, email);
    const answer = await zone(runner, 'Asia/Tokyo');
    // Other services use this repository from the kit to store user settings too.
    const store = await openStore({ ...config, database: { ...config.database, name: `${scope.prefix}_other` } });
    const settings = createUserSettings(store);
    const tokenZone = (token: string) => {
      const { sub = '', tz, tzv } = decodeJwt<{ tz: string; tzv: number }>(token);
      return { userId: sub, timezone: tz, timezoneVersion: tzv };
    };
    const [older, newer] = [tokenZone(other.token), tokenZone(answer.json().token)];
    expect(older.timezone).toBe('Europe/Oslo');
    // Before the event arrives, each request uses the time zone in its token.
    expect(await settings.zoneOf(newer)).toBe('Asia/Tokyo');
    expect(await settings.zoneOf(older)).toBe('Europe/Oslo');
    const events = [await eventAt(runner, 2), await eventAt(runner, 1)];
    for (const { data } of events) await settings.keep(runner.user.id, data as UserSettings);
    expect(await settings.zoneOf(older)).toBe('Asia/Tokyo');
    expect(await settings.zoneOf(newer)).toBe('Asia/Tokyo');
    expect(await settings.timezoneOf(runner.user.id)).toBe('Asia/Tokyo');
    await store.close();
  });
});
