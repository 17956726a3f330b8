import { addDays } from '@stridewell/contracts/web';
import { until } from '@stridewell/kit/testing/until';
import { exchange } from '@stridewell/local/net/exchange';
import { startTemporaryStack, type TemporaryStack } from '@stridewell/local/testbed/temporary-stack';
import { type SeededRunner, seedRunners, TIMEZONES } from '@stridewell/running/worker/testing/seed-runners';
import { type Db, MongoClient } from 'mongodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readFaults } from './config.ts';
import { openWeeklyBus, type ReceivedEvents, type WeeklyBus } from './weekly-bus.ts';

const { runners: RUNNERS, flushAfterKill } = readFaults().weekly;
const KILLS = 3;
const MONDAY = '2027-06-07';
const LAST_MONDAY = addDays(MONDAY, -7);
/** A moment at which Monday has begun in all five time zones. */
const NOW = `${MONDAY}T12:00:00Z`;
const PARTS = ['nats', 'redis', 'database', 'running-worker'] as const;
const LONG_MS = 600_000;

let stack: TemporaryStack;
let client: MongoClient;
let db: Db;
let bus: WeeklyBus;
let runners: SeededRunner[];
/** Number of stored plans and summaries at each kill of the worker. */
const countsAtKill: number[] = [];

/** Estimated counts over all weeks. They are polled often, and no index supports a query by week alone. */
const plans = () => db.collection('weekly_plans').estimatedDocumentCount();
const summaries = () => db.collection('weekly_summaries').estimatedDocumentCount();

const flush = async (): Promise<void> => {
  const address = { host: '127.0.0.1', port: stack.ports.redis };
  const answer = await exchange(address, 'FLUSHALL\r\n', (received) =>
    received.toString('utf8').endsWith('\r\n') ? received.toString('utf8').trim() : undefined,
  );
  expect(answer).toBe('+OK');
};

/**
 * Maximum time that the next kill waits for progress. The locks of a killed worker can block all jobs until they
 * expire.
 */
const PATIENCE_MS = 2_000;

/**
 * Waits until the worker has stored 8 % more than the count `before`, for a maximum of `timeoutMs`. Returns the
 * current count.
 */
const progress = async (before: number, timeoutMs: number): Promise<number> => {
  const step = Math.ceil(RUNNERS * 0.08);
  const end = performance.now() + timeoutMs;
  const look = async () => {
    const now = (await plans()) + (await summaries());
    return (now >= before + step || performance.now() > end) && { now };
  };
  return (await until('progress', look, LONG_MS)).now;
};

/** Kills the worker three times during its work, and flushes Redis after one of the kills. */
const disturb = async (): Promise<void> => {
  let count = await progress(0, LONG_MS);
  for (let kill = 1; kill <= KILLS; kill += 1) {
    await stack.kill('running-worker', 'SIGKILL');
    countsAtKill.push((await plans()) + (await summaries()));
    if (kill === flushAfterKill) await flush();
    await stack.ready('running-worker');
    if (kill < KILLS) count = await progress(count, PATIENCE_MS);
  }
};

beforeAll(async () => {
  stack = await startTemporaryStack({
    testClock: true,
    parts: PARTS,
    env: { LOG_LEVEL: 'warn' },
  });
  client = await new MongoClient(stack.urls.mongodb).connect();
  db = client.db('stridewell_running');
  runners = await seedRunners(db, { count: RUNNERS, weekStart: MONDAY, withoutProfile: 50 });
  bus = await openWeeklyBus(stack.urls.nats);
  await bus.setNow(NOW);
  await disturb();
  const wanted = profiled().length;
  await until('every plan and summary', async () => (await plans()) + (await summaries()) >= 2 * wanted, LONG_MS);
}, LONG_MS);

afterAll(async () => {
  await bus?.close();
  await client?.close();
  await stack?.end();
});

const profiled = (): string[] => runners.filter(({ hasProfile }) => hasProfile).map(({ userId }) => userId);

const ownersOf = async (collection: string, weekStart: string): Promise<string[]> => {
  const rows = await db
    .collection(collection)
    .find({ weekStart }, { projection: { userId: 1 } })
    .toArray();
  return rows.map(({ userId }) => String(userId)).toSorted();
};

describe(`weekly job run for ${RUNNERS} runners in five time zones, worker killed ${KILLS} times, Redis flushed once`, () => {
  it('has runners in every time zone and unfinished work at each kill', () => {
    expect(new Set(runners.map(({ timezone }) => timezone))).toEqual(new Set(TIMEZONES));
    expect(countsAtKill).toHaveLength(KILLS);
    expect(countsAtKill[0]).toBeGreaterThan(0);
    for (const count of countsAtKill) expect(count).toBeLessThan(2 * profiled().length);
  });

  it('PLAN-12 stores exactly one plan and one summary for every runner with a profile, and none for runners without one', async () => {
    const wanted = profiled().toSorted();
    expect(await ownersOf('weekly_plans', MONDAY)).toEqual(wanted);
    expect(await ownersOf('weekly_summaries', LAST_MONDAY)).toEqual(wanted);
  });

  it('publishes each plan and summary in exactly one event and empties the outboxes', async () => {
    const wanted = profiled().length;
    for (const [received, week] of [
      [bus.received.plans, MONDAY],
      [bus.received.summaries, LAST_MONDAY],
    ] as [ReceivedEvents, string][]) {
      const ids = () => [...received].filter(([key]) => key.startsWith(week)).map(([, events]) => events.size);
      await until(`the events of ${week}`, () => ids().length >= wanted, 120_000);
      expect(ids()).toEqual(Array.from({ length: wanted }, () => 1));
    }
    for (const name of ['weekly_plans', 'weekly_summaries'])
      await until(
        'empty outboxes',
        async () => (await db.collection(name).countDocuments({ 'outbox.id': { $exists: true } })) === 0,
        120_000,
      );
  }, 300_000);
});
