import { PATHS } from '@stridewell/contracts/web';
import { createLogger } from '@stridewell/kit/logger';
import { decodeJwt } from 'jose';
import { describe, expect, it } from 'vitest';
import { useAccount } from '../../testing/account-bed.ts';
import { givenLogin, givenRunner, PASSWORD, type SignedInRunner } from '../../testing/fixtures.ts';
import { openStore } from '../../testing/store.ts';
import { createIdleSessions } from './idle-sessions.ts';
import { createSession, MAX_SESSIONS, type SessionDocument } from './session.ts';
import { createSessionRepository } from './session-repository.ts';

const { app, clock, config } = await useAccount();

const DAY_MS = 86_400_000;

const isOpen = async ({ headers }: SignedInRunner): Promise<boolean> =>
  (await app.inject({ url: PATHS.profile, headers })).statusCode === 200;
const login = (email: string, proof: object) =>
  app.inject({ method: 'POST', url: PATHS.login, payload: { email, password: PASSWORD }, ...proof });

describe('POST /api/auth/login with a session cookie', () => {
  it('SECU-1501 ends the request cookie’s session, even when the session belongs to another runner', async () => {
    const [first, other] = [await givenRunner(app), await givenRunner(app)];
    expect((await login(first.email, { cookies: first.cookies })).statusCode).toBe(200);
    expect(await isOpen(first)).toBe(false);
    expect((await login(first.email, { cookies: other.cookies })).statusCode).toBe(200);
    expect(await isOpen(other)).toBe(false);
  });

  it('SECU-1501 does not end a session when the sign-in fails or the cookie is missing', async () => {
    const runner = await givenRunner(app);
    const payload = { email: runner.email, password: 'Wrong-guess-7' };
    await app.inject({ method: 'POST', url: PATHS.login, payload, cookies: runner.cookies });
    await login(runner.email, {});
    expect(await isOpen(runner)).toBe(true);
  });
});

describe('session limit per account', () => {
  it('SECU-2701 ends the oldest session when a sign-in would exceed 50 sessions', async () => {
    const [oldest, other] = [await givenRunner(app), await givenRunner(app)];
    const store = await openStore(config);
    const sessions = createSessionRepository(store);
    const given = { rememberMe: false, byCode: false, device: null, embedded: false };
    for (let count = 1; count < MAX_SESSIONS; count += 1)
      await sessions.insert(createSession(oldest.user.id, given, clock.now()));
    expect(await isOpen(oldest)).toBe(true);
    const newest = await givenLogin(app, oldest.email);
    expect([await isOpen(oldest), await isOpen(newest), await isOpen(other)]).toEqual([false, true, true]);
    const ended = await store.collection<SessionDocument>('sessions').find({ userId: oldest.user.id }).toArray();
    expect(ended.filter(({ revokedAt }) => revokedAt === null)).toHaveLength(MAX_SESSIONS);
    await store.close();
  });
});

describe('SECU-1503 idle session', () => {
  const givenRemembered = async (): Promise<SignedInRunner> => givenLogin(app, (await givenRunner(app)).email, true);

  it('ends 30 days after its last use', async () => {
    const [used, idle] = [await givenRemembered(), await givenRemembered()];
    for (const days of [29, 58, 87]) {
      clock.setOffset(days * DAY_MS);
      expect(await isOpen(used)).toBe(true);
    }
    clock.setOffset(30 * DAY_MS + 60_000);
    expect(await isOpen(idle)).toBe(false);
  });

  it('is revoked by the idle sessions job', async () => {
    const [idle, used] = [await givenRemembered(), await givenRemembered()];
    clock.setOffset(29 * DAY_MS);
    await isOpen(used);
    clock.setOffset(30 * DAY_MS + 60_000);
    const store = await openStore(config);
    const kicked: string[] = [];
    const sessionRelay = { kick: (id: string) => void kicked.push(id) };
    const logger = createLogger('test', 'silent');
    await createIdleSessions({ sessions: createSessionRepository(store), sessionRelay, clock, logger }).endAll();
    const endOf = async ({ user }: SignedInRunner) =>
      (await store.collection<SessionDocument>('sessions').findOne({ userId: user.id, rememberMe: true }))?.revokedAt;
    expect(await endOf(idle)).toBeInstanceOf(Date);
    expect(await endOf(used)).toBeNull();
    expect(kicked.length).toBeGreaterThan(0);
    await store.close();
  });

  it('is revoked by DELETE /api/auth/sessions before the job runs', async () => {
    const runner = await givenRunner(app);
    const idle = await givenLogin(app, runner.email, true);
    clock.setOffset(30 * DAY_MS + 60_000);
    const current = await givenLogin(app, runner.email, true);
    await app.inject({ method: 'DELETE', url: PATHS.sessions, headers: current.headers });
    const store = await openStore(config);
    const _id = String(decodeJwt(idle.token).sid);
    expect((await store.collection<SessionDocument>('sessions').findOne({ _id }))?.revokedAt).toBeInstanceOf(Date);
    await store.close();
  });
});
