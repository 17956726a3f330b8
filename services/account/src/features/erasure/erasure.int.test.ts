import { checkinRecorded } from '@stridewell/contracts/events/events';
import { erasureAnswerSchema, erasureSchema } from '@stridewell/contracts/http/erasure';
import { type Erasure, type ErasureAnswer, PATHS } from '@stridewell/contracts/web';
import type { Bus } from '@stridewell/kit/bus/bus';
import { createId } from '@stridewell/kit/ids';
import type { Connection } from '@stridewell/kit/mongo/database';
import { createMovableClock } from '@stridewell/kit/test-clock/movable';
import { createScope } from '@stridewell/kit/testing/scope';
import { until } from '@stridewell/kit/testing/until';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  accountConfig,
  givenAccount,
  givenCode,
  givenLogin,
  givenRunner,
  newEmail,
  PASSWORD,
  post,
  registration,
  type SignedInRunner,
} from '../../testing/fixtures.ts';
import { openBus } from '../../testing/listener.ts';
import { COUNTS, createParticipants, type Participants } from '../../testing/participants.ts';
import { openStore } from '../../testing/store.ts';
import { hashErasureId } from './repository.ts';

const scope = createScope();
const config = accountConfig(scope);
const clock = createMovableClock();
let app: FastifyInstance;
/** Starts another replica, with production's short wait for the services. */
let impatient: FastifyInstance;
let bus: Bus;
let services: Participants;
let store: Connection;

beforeAll(async () => {
  app = await givenAccount(config, { clock });
  impatient = await givenAccount({ ...config, erasure: { ...config.erasure, waitMs: 5_000 } }, { clock });
  bus = await openBus(scope);
  services = createParticipants(bus);
  store = await openStore(config);
});
afterEach(() => {
  for (const service of ['wellness', 'running', 'physio'] as const) services.set(service, true);
  clock.setOffset(0);
});
afterAll(async () => {
  await app.close();
  await impatient.close();
  await bus.close();
  await store.close();
});

const erase = (runner: SignedInRunner, url: string) => app.inject({ method: 'DELETE', url, headers: runner.headers });
const deleteMe = async (runner: SignedInRunner, at = app): Promise<ErasureAnswer> => {
  const answer = await at.inject({ method: 'DELETE', url: PATHS.deleteMe, headers: runner.headers });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
};
const deleteAll = async (runner: SignedInRunner): Promise<ErasureAnswer> => {
  const answer = await erase(runner, PATHS.deleteAll);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
};
const read = (erasureId: string) => app.inject({ url: `${PATHS.erasure}/${erasureId}` });
const login = (email: string) => post(app, PATHS.login, { email, password: PASSWORD });
const stored = (erasureId: string) =>
  store
    .collection<{ _id: string; userId?: string; settledAt: Date | null }>('erasures')
    .findOne({ _id: hashErasureId(erasureId) });
const settled = ({ erasureId }: ErasureAnswer) =>
  until('the end of the erasure', async () => (await stored(erasureId))?.settledAt);
/** Returns all documents in the account database as a string. */
const everything = async (): Promise<string> => {
  const names = await store.db?.listCollections({}, { nameOnly: true }).toArray();
  const kept = await Promise.all((names ?? []).map(({ name }) => store.collection(name).find().toArray()));
  return JSON.stringify(kept);
};

describe('API-09 DELETE /api/delete-me', () => {
  it('ERASE-13 ERASE-15 BEYOND-22 BEYOND-23 returns status complete with the number of deleted documents per service and collection', async () => {
    const runner = await givenRunner(app);
    await givenLogin(app, runner.email);
    await givenCode(app, config, runner.email);
    const answer = await deleteMe(runner);
    expect(erasureAnswerSchema.parse(answer)).toEqual(answer);
    expect(answer).toMatchObject({ ok: true, status: 'complete', erasureId: expect.stringMatching(/^[\w-]{43}$/) });
    const counted = Object.fromEntries(answer.receipt.services.map(({ service, counts }) => [service, counts]));
    expect(counted).toEqual({ account: { users: 1, sessions: 2, email_restorations: 0, otp_codes: 1 }, ...COUNTS });
    expect(answer.receipt.services.every(({ status, at }) => status === 'erased' && at !== null)).toBe(true);
    expect(answer.receipt.agesOut.join(' ')).toContain('14 days');
  });

  it('ERASE-09 makes sign-in with the erased email fail in the same way as with an unknown email', async () => {
    const runner = await givenRunner(app);
    await deleteMe(runner);
    const [gone, unknown] = [await login(runner.email), await login(newEmail())];
    expect(gone.statusCode).toBe(401);
    expect(gone.json()).toEqual(unknown.json());
  });

  it('ends all sessions immediately and clears the cookies', async () => {
    const runner = await givenRunner(app);
    const other = await givenLogin(app, runner.email, true);
    const answer = await erase(runner, PATHS.deleteMe);
    expect(answer.cookies).toMatchObject([
      { name: 'stridewell_session', value: '' },
      { name: 'stridewell_device', value: '' },
    ]);
    for (const { headers } of [runner, other])
      expect((await app.inject({ url: PATHS.profile, headers })).statusCode).toBe(401);
    expect((await erase(runner, PATHS.deleteMe)).statusCode).toBe(401);
  });

  it('SECU-3101 returns the erased user id from GET /api/auth/me only for valid cookies of the erased account', async () => {
    const runner = await givenRunner(app);
    const other = await givenLogin(app, runner.email, true);
    const me = async (cookies: Record<string, string>) => (await app.inject({ url: PATHS.me, cookies })).json();
    const signedOut = { ok: false, loggedIn: false, user: null };
    await app.inject({ method: 'POST', url: PATHS.logout, headers: runner.headers });
    expect(await me(runner.cookies)).toEqual(signedOut);
    await deleteMe(other);
    for (const { cookies } of [runner, other])
      expect(await me(cookies)).toEqual({ ...signedOut, erasedUserId: runner.user.id });
    const forged = Object.fromEntries(Object.entries(other.cookies).map(([name, token]) => [name, `${token}x`]));
    expect(await me(forged)).toEqual(signedOut);
  });

  it('publishes the revocation of every session', async () => {
    const revokedIds = new Set<string>();
    const stop = new AbortController();
    const revoked = bus.bucket('revoked', 91 * 86_400_000);
    const watching = revoked.watch(
      ({ key }) => void revokedIds.add(key),
      () => undefined,
      stop.signal,
    );
    const runner = await givenRunner(app);
    const sessions = await store.collection('sessions').find({ userId: runner.user.id }).toArray();
    await deleteMe(runner);
    await until('the end of the session', () => sessions.every(({ _id }) => revokedIds.has(String(_id))));
    expect(sessions).toHaveLength(1);
    stop.abort();
    await watching;
  });

  it('allows a new user to register with the erased email immediately', async () => {
    const runner = await givenRunner(app);
    await deleteMe(runner);
    const again = await post(app, PATHS.register, registration(runner.email));
    expect(again.statusCode, again.body).toBe(200);
    expect(again.json().user.id).not.toBe(runner.user.id);
    expect((await login(runner.email)).statusCode).toBe(200);
  });

  it('ERASE-10 removes the runner’s id and email from the database and all streams after two requests per service', async () => {
    const runner = await givenRunner(app);
    await publishCheckin(runner.user.id);
    const answer = await deleteMe(runner);
    await settled(answer);
    const rounds = services.asked.filter(({ userId }) => userId === runner.user.id);
    expect(new Set(rounds.map(({ erasureId }) => erasureId)).size).toBe(2);
    const kept = await everything();
    expect(kept).toContain(hashErasureId(answer.erasureId));
    for (const name of [runner.user.id, runner.email, answer.erasureId]) expect(kept).not.toContain(name);
    expect(await eventsOf(runner.user.id)).toBe(0);
  });

  it('ERASE-14 does not change other accounts', async () => {
    const [runner, other] = [await givenRunner(app), await givenRunner(app)];
    const filter = { userId: other.user.id };
    const documents = async () => [
      await store.collection('users').find(filter).toArray(),
      await store.collection('sessions').find(filter).toArray(),
    ];
    // Wait until the relay has published the other account's events.
    await until('empty outboxes of the other account', async () =>
      (await documents()).flat().every(({ outbox }) => outbox.length === 0),
    );
    const before = await documents();
    await settled(await deleteMe(runner));
    expect(await documents()).toEqual(before);
    expect((await app.inject({ url: PATHS.profile, headers: other.headers })).statusCode).toBe(200);
  });

  it.each([PATHS.deleteMe, PATHS.deleteAll])(
    '%s returns 401 without a session and 400 for an unknown body field',
    async (url) => {
      expect((await app.inject({ method: 'DELETE', url })).statusCode).toBe(401);
      const runner = await givenRunner(app);
      const extra = await app.inject({ method: 'DELETE', url, headers: runner.headers, payload: { everybody: true } });
      expect(extra.statusCode).toBe(400);
      expect((await login(runner.email)).statusCode).toBe(200);
    },
  );
});

/** Returns the number of a user's events in all streams of the test scope. */
const eventsOf = async (userId: string): Promise<number> => {
  const subjects: string[] = [];
  const marker = createId();
  bus.consume({
    name: `test.read-${createId()}`,
    event: checkinRecorded,
    handle: async ({ subject }) => void subjects.push(subject),
  });
  await publishCheckin(marker);
  await until('the end of the stream', () => subjects.includes(marker));
  return subjects.filter((subject) => subject === userId).length;
};
const publishCheckin = (userId: string, time = new Date().toISOString()) =>
  bus.publish({
    specversion: '1.0',
    id: createId(),
    source: 'wellness',
    type: checkinRecorded.name,
    subject: userId,
    time,
    datacontenttype: 'application/json',
    data: {
      date: '2026-11-20',
      score: 6.2,
      recommendation: 'Adapt',
      metrics: { sleep: 3, stress: 2, fatigue: 3, pain: 2, readiness: 7 },
      factors: [],
      cap: null,
      rev: 1,
    },
  });

describe('API-10 DELETE /api/user-data/delete-all', () => {
  it('ERASE-11 ERASE-12 requests erasure from every service, but does not delete the account or end the session', async () => {
    const runner = await givenRunner(app);
    const answer = await deleteAll(runner);
    expect(answer.status).toBe('complete');
    expect(erasureAnswerSchema.parse(answer)).toEqual(answer);
    expect(answer.receipt.services[0]).toMatchObject({ service: 'account', status: 'erased', counts: {} });
    const round = hashErasureId(answer.erasureId);
    const asked = services.asked.filter(({ userId, erasureId }) => userId === runner.user.id && erasureId === round);
    expect(asked.map(({ service, scope: of }) => [service, of]).toSorted()).toEqual([
      ['physio', 'data'],
      ['running', 'data'],
      ['wellness', 'data'],
    ]);
    expect((await app.inject({ url: PATHS.profile, headers: runner.headers })).statusCode).toBe(200);
    expect((await login(runner.email)).statusCode).toBe(200);
  });

  it('purges events that were published before the erasure, but not later ones', async () => {
    const runner = await givenRunner(app);
    await publishCheckin(runner.user.id);
    await publishCheckin(runner.user.id);
    services.set('physio', false);
    const deleting = deleteAll(runner);
    await until('the answers of two', async () => {
      const found = await store.collection('erasures').findOne({ userId: runner.user.id });
      return found?.answers.wellness && found.answers.running;
    });
    // The runner still uses the account while one service has not responded.
    await publishCheckin(runner.user.id);
    services.set('physio', true);
    await settled(await deleting);
    expect(await eventsOf(runner.user.id)).toBe(1);
  });

  it('starts a second erasure when another erasure is already in progress', async () => {
    const runner = await givenRunner(app);
    const [one, other] = await Promise.all([deleteAll(runner), deleteAll(runner)]);
    expect(one.erasureId).not.toBe(other.erasureId);
    expect([one.status, other.status]).toEqual(['complete', 'complete']);
  });
});

describe('erasure while a service is unavailable', () => {
  it('ERASE-16 BEYOND-24 CONST-57 returns status requested after 5 s and completes after the service recovers', async () => {
    services.set('running', false);
    const runner = await givenRunner(app);
    const start = performance.now();
    const answer = await deleteMe(runner, impatient);
    expect(performance.now() - start).toBeGreaterThan(4_900);
    expect(performance.now() - start).toBeLessThan(9_000);
    expect(answer.status).toBe('requested');
    expect(answer.receipt.services.map(({ service, status }) => [service, status])).toEqual([
      ['account', 'erased'],
      ['wellness', 'erased'],
      ['running', 'waiting'],
      ['physio', 'erased'],
    ]);
    expect((await read(answer.erasureId)).json()).toMatchObject({ status: 'requested', completedAt: null });
    expect((await login(runner.email)).statusCode).toBe(401);
    services.set('running', true);
    await until('the receipt', async () => (await read(answer.erasureId)).json().status === 'complete');
    await settled(answer);
  });

  it('repeats the erasure request after the retry delay', async () => {
    services.set('running', false);
    const runner = await givenRunner(app);
    const deleting = deleteMe(runner);
    const requestCount = async () => (await store.collection('erasures').findOne({ userId: runner.user.id }))?.asks;
    await until('the first request', requestCount);
    clock.setOffset(6_000);
    await until('the second request', async () => ((await requestCount()) ?? 0) >= 2);
    services.set('running', true);
    await settled(await deleting);
  });

  it('BEYOND-25 resumes after a restart of the account service and reports the counts of the first attempt', async () => {
    services.set('physio', false);
    const runner = await givenRunner(app);
    const deleting = deleteMe(runner, impatient);
    const found = () => store.collection('erasures').findOne({ userId: runner.user.id });
    await until('its own part', async () => (await found())?.answers.account);
    await deleting;
    await Promise.all([app.close(), impatient.close()]);
    services.set('physio', true);
    app = await givenAccount(config, { clock });
    const erasure = await until('the end', async () => {
      const [one] = await store
        .collection('erasures')
        .find({ settledAt: { $ne: null } })
        .sort({ requestedAt: -1 })
        .limit(1)
        .toArray();
      return (await found()) === null && one;
    });
    expect(erasure.answers.account.counts).toMatchObject({ users: 1 });
  });
});

describe('API-63 GET /api/erasure/{erasureId}', () => {
  it('ERASE-17 ERASE-18 returns the receipt without a session and without personal data after the erasure', async () => {
    const runner = await givenRunner(app);
    const answer = await deleteMe(runner);
    await settled(answer);
    const receipt = await read(answer.erasureId);
    expect(receipt.statusCode).toBe(200);
    expect(receipt.headers['cache-control']).toBe('no-store');
    const erasure: Erasure = receipt.json();
    expect(erasureSchema.parse(erasure)).toEqual(erasure);
    expect(erasure).toMatchObject({ ...answer, scope: 'account', completedAt: expect.any(String) });
    for (const name of [runner.user.id, runner.email]) expect(receipt.body).not.toContain(name);
  });

  it('ERASE-17 returns 404 for an unknown id, the stored hash of an id and malformed ids', async () => {
    const { erasureId } = await deleteAll(await givenRunner(app));
    const changed = `${erasureId.slice(0, -1)}${erasureId.endsWith('A') ? 'E' : 'A'}`;
    for (const id of [changed, hashErasureId(erasureId), 'x', `${erasureId}a`, encodeURIComponent('{"$ne":null}')])
      expect((await read(id)).statusCode, id).toBe(404);
  });

  it('ERASE-19 CONST-57 returns the receipt for 30 days and 404 after that', async () => {
    const answer = await deleteAll(await givenRunner(app));
    await settled(answer);
    clock.setOffset(29.9 * 86_400_000);
    expect((await read(answer.erasureId)).statusCode).toBe(200);
    clock.setOffset(30.1 * 86_400_000);
    expect((await read(answer.erasureId)).statusCode).toBe(404);
    const indexes = await store.collection('erasures').indexes();
    expect(indexes).toContainEqual(expect.objectContaining({ key: { expiresAt: 1 }, expireAfterSeconds: 0 }));
  });
});
