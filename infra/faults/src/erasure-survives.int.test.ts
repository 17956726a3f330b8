import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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
import { startStack } from '@stridewell/local/stack';
import type { Stack } from '@stridewell/local/stack-types';
import { batch } from '@stridewell/running/worker/batch';
import { MongoClient } from 'mongodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { register } from './api.ts';
import { readFaults } from './config.ts';
import { documentsOf, leftElsewhere, leftInFiles, leftInStores } from './erased.ts';
import { openStreams, type Streams } from './replay.ts';
import { type Lived, live } from './whole-life.ts';

const PARTICIPANTS: PartName[] = ['account', 'wellness', 'running', 'running-worker', 'physio'];
const LONG_MS = 600_000;
const SECOND_ROUND_MS = 3_000;
const { erasures: ERASURES } = readFaults();

let stack: Stack;
let folder: string;
let database: MongoClient;
let streams: Streams;
let other: Lived;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'stridewell-faults-'));
  stack = await startStack({
    ports: 'free',
    dataDir: folder,
    ownServers: true,
    env: { LOG_LEVEL: 'debug' },
    partEnv: { account: { ERASURE_SECOND_ROUND_MS: String(SECOND_ROUND_MS) } },
  });
  database = await new MongoClient(stack.urls.mongodb).connect();
  streams = openStreams(stack.urls.nats);
  other = await live(stack, 'Other');
}, LONG_MS);
afterAll(async () => {
  await streams?.close();
  await database?.close();
  await stack?.stop();
  rmSync(folder, { recursive: true, force: true });
}, LONG_MS);

interface Kept {
  _id: string;
  userId?: string;
  completedAt: Date | null;
  settledAt: Date | null;
  answers: Record<string, { counts: Record<string, number> }>;
}
const erasures = () => database.db('stridewell_account').collection<Kept>('erasures');
const drained = () => until('every event to be looked at', () => streams.drained(), 60_000);
const send = (path: string, runner: Lived, method: string, body?: object): Promise<Response> =>
  fetch(`${stack.urls.gateway}${path}`, {
    method,
    headers: { authorization: `Bearer ${runner.token}`, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
const read = async <T>(path: string, runner: Lived): Promise<T> =>
  (await send(path, runner, 'GET')).json() as Promise<T>;

/** Lets a weekly job name the runner: while it waits, or in what Redis remembers of it. */
const inRedis = async ({ user }: Lived): Promise<void> => {
  const around = { clock: createClock(), logger: createLogger('faults', 'silent'), metrics: createMetrics('faults') };
  const queues = createQueues({ url: stack.urls.redis, prefix: '', ...around });
  await until('Redis', () => queues.connected());
  const stretch = { first: user.id, last: user.id };
  const weekStart = weekStartOf(dateIn(DEFAULT_TIMEZONE, new Date()));
  await queues.producer(batch).add({ kind: 'plan', timezone: DEFAULT_TIMEZONE, weekStart, ...stretch });
  await queues.close();
  expect(await redisText(stack.urls.redis, '*')).toContain(user.id);
};

/** Asks until the erasure is accepted: an answer that got lost with the process may have been one. Answers the erasure's id. */
const erase = async (path: string, runner: Lived): Promise<string> => {
  for (;;) {
    const response = await send(path, runner, 'DELETE').catch(() => null);
    await response?.body?.cancel().catch(() => undefined);
    const found = await erasures().findOne({ userId: runner.user.id });
    if (found) return found._id;
    expect(response?.status ?? 503, 'refused, and yet nothing was accepted').toBeGreaterThanOrEqual(500);
    await pause(50);
  }
};
/** Kills every service once while it happens, each at a time of its own, and waits until all are up. */
const killAll = async (): Promise<void> => {
  await Promise.all(
    PARTICIPANTS.map(async (part) => {
      await pause(Math.random() * 1_200);
      await stack.kill(part, 'SIGKILL');
    }),
  );
  await Promise.all(PARTICIPANTS.map((part) => stack.ready(part)));
};
const eraseUnderKills = async (path: string, runner: Lived): Promise<Kept> => {
  const [id] = await Promise.all([erase(path, runner), killAll()]);
  const allUp = performance.now();
  const look = async (): Promise<Kept | false> => {
    const found = await erasures().findOne({ _id: id });
    return found?.completedAt ? found : false;
  };
  const complete = await until('all receipts', look, 60_000);
  expect(performance.now() - allUp).toBeLessThan(60_000);
  await until('the end', async () => (await erasures().findOne({ _id: id }))?.settledAt, 60_000);
  return complete;
};
const eventsOf = async ({ user }: Lived): Promise<CloudEvent[]> =>
  (await streams.all()).filter(({ subject }) => subject === user.id);

describe('an account is erased while every service is killed', () => {
  it.each(Array.from({ length: ERASURES }, (_, index) => `Gone${index}`))(
    '%s: BEYOND-25 ERASE-10 ERASE-14 all receipts come within 60 s, nothing is left, nothing old brings it back, and its address is free',
    async (name) => {
      const runner = await live(stack, name);
      await drained();
      const old = await eventsOf(runner);
      expect(old.length).toBeGreaterThan(5);
      await inRedis(runner);
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

      await streams.again(old);
      await drained();
      expect(await leftInStores(database, words)).toEqual([]);
      expect(await documentsOf(database, other.user.id)).toEqual(before);
      expect((await register(stack.urls.gateway, runner.email)).token).not.toBe(runner.token);
    },
    LONG_MS,
  );
});

describe('all data is deleted while every service is killed', () => {
  it(
    'BEYOND-25 ERASE-11 ERASE-12 all of it goes, the account goes on at once, and nothing old comes back into it',
    async () => {
      const runner = await live(stack, 'Stays');
      await drained();
      const old = await eventsOf(runner);
      await eraseUnderKills(PATHS.deleteAll, runner);
      const metrics = { sleep: 5, stress: 1, fatigue: 1, pain: 0, readiness: 10 };
      expect((await send(PATHS.checkin, runner, 'POST', metrics)).status).toBe(200);
      const today = dateIn(DEFAULT_TIMEZONE, new Date());
      const outcomes = () => read<WeeklyOutcome[]>(PATHS.weeklyOutcomes, runner);
      const expected = [{ date: today, outcome: 'push' }];
      await expect.poll(outcomes, { timeout: 10_000, interval: 50 }).toEqual(expected);
      await streams.again(old);
      await drained();
      expect(await outcomes()).toEqual(expected);
      expect(await read(PATHS.history, runner)).toHaveLength(1);
      expect(await read(PATHS.physioProfile, runner)).toBeNull();
      expect((await send(PATHS.weeklyPlan, runner, 'GET')).status).toBe(404);
    },
    LONG_MS,
  );
});

describe('ERASE-15 ERASE-17 with everything up', () => {
  it(
    'the answer is complete, and once all has stopped no file names the runner: no database, stream, queue, mail or log',
    async () => {
      const runner = await live(stack, 'Last');
      await drained();
      await inRedis(runner);
      const response = await send(PATHS.deleteMe, runner, 'DELETE');
      const answer = (await response.json()) as Erasure;
      expect(answer.status).toBe('complete');
      const id = (await erasures().findOne({ userId: runner.user.id }))?._id;
      if (!id) throw new Error('the erasure is not there');
      await until('the end', async () => (await erasures().findOne({ _id: id }))?.settledAt, 30_000);
      const receipt = await fetch(`${stack.urls.gateway}${PATHS.erasure}/${answer.erasureId}`);
      expect(await receipt.json()).toMatchObject({ status: 'complete', scope: 'account' });
      await streams.close();
      await database.close();
      await stack.stop();
      expect(leftInFiles(folder, [other.user.id]).length).toBeGreaterThan(0);
      expect(leftInFiles(folder, [runner.user.id, runner.email, ...runner.words])).toEqual([]);
    },
    LONG_MS,
  );
});
