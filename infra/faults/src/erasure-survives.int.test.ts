import { setTimeout as pause } from 'node:timers/promises';
import type { CloudEvent } from '@stridewell/contracts/events/envelope';
import {
  DEFAULT_TIMEZONE,
  dateIn,
  type Erasure,
  PATHS,
  type WeeklyOutcome,
  weekStartOf,
} from '@stridewell/contracts/web';
import { createClock } from '@stridewell/kit/clock';
import { createLogger } from '@stridewell/kit/logger';
import { createMetrics } from '@stridewell/kit/metrics';
import { createQueues } from '@stridewell/kit/queue/queues';
import { redisText } from '@stridewell/kit/testing/redis-text';
import { until } from '@stridewell/kit/testing/until';
import type { PartName } from '@stridewell/local/parts/names';
import { startTemporaryStack, type TemporaryStack } from '@stridewell/local/testbed/temporary-stack';
import { batch } from '@stridewell/running/worker/batch';
import { MongoClient } from 'mongodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { register } from './api.ts';
import { readFaults } from './config.ts';
import { documentsOf, leftElsewhere, leftInFiles, leftInStores } from './erasure-search.ts';
import { createFullRunner, type FullRunner } from './full-runner.ts';
import { openStreams, type StreamAccess } from './streams.ts';

const PARTICIPANTS: PartName[] = ['account', 'wellness', 'running', 'running-worker', 'physio'];
const LONG_MS = 600_000;
const SECOND_ROUND_MS = 3_000;
const { erasures: ERASURES } = readFaults();

let stack: TemporaryStack;
let database: MongoClient;
let streams: StreamAccess;
let other: FullRunner;

beforeAll(async () => {
  stack = await startTemporaryStack({
    env: { LOG_LEVEL: 'debug' },
    partEnv: { account: { ERASURE_SECOND_ROUND_MS: String(SECOND_ROUND_MS) } },
  });
  database = await new MongoClient(stack.urls.mongodb).connect();
  streams = openStreams(stack.urls.nats);
  other = await createFullRunner(stack, 'Other');
}, LONG_MS);
afterAll(async () => {
  await streams?.close();
  await database?.close();
  await stack?.end();
}, LONG_MS);

interface StoredErasure {
  _id: string;
  userId?: string;
  completedAt: Date | null;
  settledAt: Date | null;
  answers: Record<string, { counts: Record<string, number> }>;
}
const erasures = () => database.db('stridewell_account').collection<StoredErasure>('erasures');
const drained = () => until('every event to be acknowledged', () => streams.drained(), 60_000);
const send = (path: string, runner: FullRunner, method: string, body?: object): Promise<Response> =>
  fetch(`${stack.urls.gateway}${path}`, {
    method,
    headers: { authorization: `Bearer ${runner.token}`, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
const read = async <T>(path: string, runner: FullRunner): Promise<T> =>
  (await send(path, runner, 'GET')).json() as Promise<T>;

/** Adds a weekly job, so that Redis contains the runner's id in a waiting or finished job. */
const addJobOf = async ({ user }: FullRunner): Promise<void> => {
  const around = { clock: createClock(), logger: createLogger('faults', 'silent'), metrics: createMetrics('faults') };
  const queues = createQueues({ url: stack.urls.redis, prefix: '', ...around });
  await until('Redis', () => queues.connected());
  const range = { first: user.id, last: user.id };
  const weekStart = weekStartOf(dateIn(DEFAULT_TIMEZONE, new Date()));
  await queues.producer(batch).add({ kind: 'plan', timezone: DEFAULT_TIMEZONE, weekStart, ...range });
  await queues.close();
  expect(await redisText(stack.urls.redis, '*')).toContain(user.id);
};

/**
 * Repeats the erasure request until the erasure is stored, because a killed process can lose the response to an
 * accepted request. Returns the erasure's id.
 */
const erase = async (path: string, runner: FullRunner): Promise<string> => {
  for (;;) {
    const response = await send(path, runner, 'DELETE').catch(() => null);
    await response?.body?.cancel().catch(() => undefined);
    const found = await erasures().findOne({ userId: runner.user.id });
    if (found) return found._id;
    expect(response?.status ?? 503, 'refused before an erasure was stored').toBeGreaterThanOrEqual(500);
    await pause(50);
  }
};
/** Kills every service once during the erasure, each at a random time, and waits until all are ready. */
const killAll = async (): Promise<void> => {
  await Promise.all(
    PARTICIPANTS.map(async (part) => {
      await pause(Math.random() * 1_200);
      await stack.kill(part, 'SIGKILL');
    }),
  );
  await Promise.all(PARTICIPANTS.map((part) => stack.ready(part)));
};
const eraseUnderKills = async (path: string, runner: FullRunner): Promise<StoredErasure> => {
  const [id] = await Promise.all([erase(path, runner), killAll()]);
  const allUp = performance.now();
  const look = async (): Promise<StoredErasure | false> => {
    const found = await erasures().findOne({ _id: id });
    return found?.completedAt ? found : false;
  };
  const complete = await until('all receipts', look, 60_000);
  expect(performance.now() - allUp).toBeLessThan(60_000);
  await until('the end', async () => (await erasures().findOne({ _id: id }))?.settledAt, 60_000);
  return complete;
};
const eventsOf = async ({ user }: FullRunner): Promise<CloudEvent[]> =>
  (await streams.all()).filter(({ subject }) => subject === user.id);

describe('account erasure while every service is killed', () => {
  it.each(Array.from({ length: ERASURES }, (_, index) => `Gone${index}`))(
    'BEYOND-25 ERASE-10 ERASE-14 completes within 60 s, leaves no data, ignores replayed events and frees the email address (%s)',
    async (name) => {
      const runner = await createFullRunner(stack, name);
      await drained();
      const old = await eventsOf(runner);
      expect(old.length).toBeGreaterThan(5);
      await addJobOf(runner);
      const before = await documentsOf(database, other.user.id);
      const words = [runner.user.id, runner.email, ...runner.words];
      expect((await leftInStores(database, words)).length).toBeGreaterThan(15);

      const { answers } = await eraseUnderKills(PATHS.deleteMe, runner);
      expect(answers).toMatchObject({
        account: { counts: { users: 1 } },
        wellness: { counts: { checkin_sessions: 1 } },
        running: { counts: { coach_profiles: 1, calendar_feeds: 1, jobs: expect.any(Number) } },
        physio: { counts: { physio_profiles: 1, physio_checkins: 1 } },
      });
      await drained();
      expect(await leftInStores(database, words)).toEqual([]);
      expect(await leftElsewhere(stack, streams, words)).toEqual([]);

      await streams.republish(old);
      await drained();
      expect(await leftInStores(database, words)).toEqual([]);
      expect(await documentsOf(database, other.user.id)).toEqual(before);
      expect((await register(stack.urls.gateway, runner.email)).token).not.toBe(runner.token);
    },
    LONG_MS,
  );
});

describe('data deletion while every service is killed', () => {
  it(
    'BEYOND-25 ERASE-11 ERASE-12 removes all data, keeps the account usable and ignores replayed events',
    async () => {
      const runner = await createFullRunner(stack, 'Stays');
      await drained();
      const old = await eventsOf(runner);
      await eraseUnderKills(PATHS.deleteAll, runner);
      const metrics = { sleep: 5, stress: 1, fatigue: 1, pain: 0, readiness: 10 };
      expect((await send(PATHS.checkin, runner, 'POST', metrics)).status).toBe(200);
      const today = dateIn(DEFAULT_TIMEZONE, new Date());
      const outcomes = () => read<WeeklyOutcome[]>(PATHS.weeklyOutcomes, runner);
      const expected = [{ date: today, outcome: 'push' }];
      await expect.poll(outcomes, { timeout: 10_000, interval: 50 }).toEqual(expected);
      await streams.republish(old);
      await drained();
      expect(await outcomes()).toEqual(expected);
      expect(await read(PATHS.history, runner)).toHaveLength(1);
      expect(await read(PATHS.physioProfile, runner)).toBeNull();
      expect((await send(PATHS.weeklyPlan, runner, 'GET')).status).toBe(404);
    },
    LONG_MS,
  );
});

describe('ERASE-15 ERASE-17 account erasure while every service is up', () => {
  it(
    'completes before the response is sent and leaves none of the runner’s data in any file after shutdown',
    async () => {
      const runner = await createFullRunner(stack, 'Last');
      await drained();
      await addJobOf(runner);
      const response = await send(PATHS.deleteMe, runner, 'DELETE');
      const answer = (await response.json()) as Erasure;
      expect(answer.status).toBe('complete');
      const id = (await erasures().findOne({ userId: runner.user.id }))?._id;
      if (!id) throw new Error('the erasure was not stored');
      await until('the end', async () => (await erasures().findOne({ _id: id }))?.settledAt, 30_000);
      const receipt = await fetch(`${stack.urls.gateway}${PATHS.erasure}/${answer.erasureId}`);
      expect(await receipt.json()).toMatchObject({ status: 'complete', scope: 'account' });
      await streams.close();
      await database.close();
      await stack.stop();
      expect(leftInFiles(stack.dataDir, [other.user.id]).length).toBeGreaterThan(0);
      expect(leftInFiles(stack.dataDir, [runner.user.id, runner.email, ...runner.words])).toEqual([]);
    },
    LONG_MS,
  );
});
