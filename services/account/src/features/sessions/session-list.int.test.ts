import { EMBED_HEADER, PATHS, type SessionItem } from '@stridewell/contracts/web';
import { until } from '@stridewell/kit/testing/until';
import { decodeJwt } from 'jose';
import { describe, expect, it } from 'vitest';
import { useAccount, useOtherService } from '../../testing/account-bed.ts';
import {
  givenCodeSession,
  givenLogin,
  givenRunner,
  newEmail,
  PASSWORD,
  post,
  type SignedInRunner,
  toSignedInRunner,
} from '../../testing/fixtures.ts';
import { openStore } from '../../testing/store.ts';

const { app, clock, config, scope } = await useAccount();
const toy = await useOtherService(scope);

const [MINUTE_MS, DAY_MS] = [60_000, 86_400_000];
const PHONE =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36';

const sidOf = ({ token }: SignedInRunner): string => String(decodeJwt(token).sid);
const list = async ({ headers }: Pick<SignedInRunner, 'headers'>): Promise<SessionItem[]> =>
  (await app.inject({ url: PATHS.sessions, headers })).json();
const end = ({ headers }: SignedInRunner, id = '') =>
  app.inject({ method: 'DELETE', url: id ? `${PATHS.sessions}/${id}` : PATHS.sessions, headers });
const isOpen = async ({ cookies }: SignedInRunner): Promise<boolean> =>
  (await app.inject({ url: PATHS.me, cookies })).json().loggedIn;
/** Returns the status codes with which a second service responds to the cookie and to the bearer token. */
const elsewhere = ({ cookies, headers }: SignedInRunner): Promise<number[]> =>
  Promise.all(
    [{ cookies }, { headers }].map(
      async (proof) =>
        (await toy.app.inject({ method: 'POST', url: '/api/things', payload: { name: 'x' }, ...proof })).statusCode,
    ),
  );

describe('GET /api/auth/sessions', () => {
  it('API-69 AUTH-53 returns the runner’s own open sessions, newest first, and marks the current one', async () => {
    const first = await givenRunner(app);
    await givenRunner(app);
    clock.setOffset(MINUTE_MS);
    const second = await givenLogin(app, first.email);
    clock.setOffset(2 * MINUTE_MS);
    const ended = await givenLogin(app, first.email);
    await end(first, sidOf(ended));
    const sessions = await list(first);
    expect(sessions.map(({ id, current }) => [id, current])).toEqual([
      [sidOf(second), false],
      [sidOf(first), true],
    ]);
    expect((await list(second)).map(({ current }) => current)).toEqual([true, false]);
    for (const session of sessions) {
      expect(Object.keys(session).toSorted()).toEqual(['createdAt', 'current', 'device', 'id', 'lastSeenAt']);
      expect(Date.parse(session.createdAt)).toBeLessThanOrEqual(Date.parse(session.lastSeenAt));
    }
  });

  it('API-69 returns browser and operating system names, but no token or User-Agent', async () => {
    const { email } = await givenRunner(app);
    const headers = { [EMBED_HEADER]: '1', 'user-agent': PHONE };
    const session = toSignedInRunner(await post(app, PATHS.login, { email, password: PASSWORD }, headers));
    const answer = await app.inject({ url: PATHS.sessions, headers: session.headers });
    expect(answer.json()[0]).toMatchObject({ id: sidOf(session), device: 'Chrome on Android' });
    expect(answer.body).not.toContain(session.token.split('.')[2]);
    expect(answer.body).not.toContain('Mozilla');
  });

  it('omits expired sessions', async () => {
    const brief = await givenRunner(app);
    const remembered = await givenLogin(app, brief.email, true);
    clock.setOffset(DAY_MS + 2_000);
    expect((await list(remembered)).map(({ id }) => id)).toEqual([sidOf(remembered)]);
  });

  it('API-69 returns 401 without a session', async () => {
    expect((await app.inject(PATHS.sessions)).statusCode).toBe(401);
  });
});

describe('session’s last-use time', () => {
  it('is updated at most once every five minutes', async () => {
    const runner = await givenRunner(app);
    const store = await openStore(config);
    const sessions = store.collection<{ _id: string; lastSeenAt: Date }>('sessions');
    const stored = async () => (await sessions.findOne({ _id: sidOf(runner) }))?.lastSeenAt.getTime() ?? 0;
    const begun = await stored();
    clock.setOffset(4 * MINUTE_MS);
    await Promise.all(Array.from({ length: 5 }, () => list(runner)));
    clock.setOffset(6 * MINUTE_MS);
    await until('the note', async () => (await list(runner)) && (await stored()) > begun);
    expect(await stored()).toBeGreaterThanOrEqual(begun + 5 * MINUTE_MS);
    const noted = await stored();
    clock.setOffset(10 * MINUTE_MS);
    await Promise.all(Array.from({ length: 5 }, () => list(runner)));
    expect(await stored()).toBe(noted);
    await store.close();
  });

  it('is added to a session that an earlier release stored without one', async () => {
    const runner = await givenRunner(app);
    const store = await openStore(config);
    const sessions = store.collection<{ _id: string; lastSeenAt?: Date }>('sessions');
    const ours = { _id: sidOf(runner) };
    await sessions.updateOne(ours, { $unset: { lastSeenAt: 1, device: 1, byCode: 1 } });
    expect(await list(runner)).toMatchObject([{ id: sidOf(runner), device: null }]);
    await until('the note', async () => (await sessions.findOne(ours))?.lastSeenAt);
    await store.close();
  });
});

describe('DELETE /api/auth/sessions/{id}', () => {
  it('API-70 AUTH-52 ends only the session with the given id, in all services within one second', async () => {
    const runner = await givenRunner(app);
    const lost = await givenLogin(app, runner.email, true);
    expect(await elsewhere(lost)).toEqual([200, 200]);
    const answer = await end(runner, sidOf(lost));
    expect([answer.statusCode, answer.body]).toEqual([204, '']);
    expect(answer.cookies).toEqual([]);
    expect(await isOpen(lost)).toBe(false);
    await until('the refusal', async () => (await elsewhere(lost)).every((status) => status === 401), 1_000);
    expect(await elsewhere(runner)).toEqual([200, 200]);
    expect((await list(runner)).map(({ id }) => id)).toEqual([sidOf(runner)]);
  });

  it('AUTH-53 returns 404 for another user’s session and does not end the session', async () => {
    const [one, other] = [await givenRunner(app), await givenRunner(app)];
    const answer = await end(one, sidOf(other));
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'not_found']);
    expect(await isOpen(other)).toBe(true);
    expect((await end(one, 'nobody')).json()).toEqual(answer.json());
  });

  it('returns 204 for a session that has already ended and for the current session', async () => {
    const runner = await givenRunner(app);
    const other = await givenLogin(app, runner.email);
    expect((await end(runner, sidOf(other))).statusCode).toBe(204);
    expect((await end(runner, sidOf(other))).statusCode).toBe(204);
    const answer = await end(runner, sidOf(runner));
    expect([answer.statusCode, answer.cookies.map(({ value }) => value)]).toEqual([204, ['']]);
    expect(await isOpen(runner)).toBe(false);
  });

  it('API-70 returns 401 without a session', async () => {
    const runner = await givenRunner(app);
    const answer = await app.inject({ method: 'DELETE', url: `${PATHS.sessions}/${sidOf(runner)}` });
    expect(answer.statusCode).toBe(401);
    expect(await isOpen(runner)).toBe(true);
  });
});

describe('DELETE /api/auth/sessions', () => {
  it('ends all sessions of the runner except the current one, in all services', async () => {
    const [runner, stranger] = [await givenRunner(app), await givenRunner(app)];
    const others = [await givenLogin(app, runner.email), await givenLogin(app, runner.email, true)];
    expect((await end(runner)).statusCode).toBe(204);
    for (const other of others) {
      expect(await isOpen(other)).toBe(false);
      await until('the refusal', async () => (await elsewhere(other)).every((status) => status === 401), 1_000);
    }
    for (const kept of [runner, stranger]) expect(await isOpen(kept)).toBe(true);
    expect(await list(runner)).toHaveLength(1);
  });

  it('returns 401 without a session', async () => {
    expect((await app.inject({ method: 'DELETE', url: PATHS.sessions })).statusCode).toBe(401);
  });
});

describe('session opened with a one-time code', () => {
  it('AUTH-33 expires after 24 hours, or after 90 days when rememberMe is true', async () => {
    const email = newEmail();
    const brief = await givenCodeSession(app, config, { email });
    const long = await givenCodeSession(app, config, { email, sent: 1, rememberMe: true });
    for (const [session, lasts] of [
      [brief, DAY_MS],
      [long, 90 * DAY_MS],
    ] as const) {
      // Regular use prevents the session from ending as an idle session.
      for (const days of [29, 58, 87])
        if (days * DAY_MS < lasts) {
          clock.setOffset(days * DAY_MS);
          expect(await isOpen(session)).toBe(true);
        }
      clock.setOffset(lasts - MINUTE_MS);
      expect(await isOpen(session)).toBe(true);
      clock.setOffset(lasts + 2_000);
      expect(await isOpen(session)).toBe(false);
      clock.setOffset(0);
    }
  });
});
