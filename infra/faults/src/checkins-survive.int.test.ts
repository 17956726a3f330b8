import { setTimeout as pause } from 'node:timers/promises';
import { DEFAULT_TIMEZONE, dateIn, type PlanType, type Recommendation, weekStartOf } from '@stridewell/contracts/web';
import { startTemporaryStack, type TemporaryStack } from '@stridewell/local/testbed/temporary-stack';
import { MongoClient } from 'mongodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { history, outcomes, type Runner, register } from './api.ts';
import { DAYS, type Writer, writeCheckins } from './checkin-writer.ts';
import { readFaults } from './config.ts';

const { kills, busAwayMs, writers: WRITERS } = readFaults();
const OUTCOMES: Record<Recommendation, PlanType> = { Push: 'push', Adapt: 'adapt', Recover: 'easy', Reset: 'rest' };

/** Raised rate limits: all writers share one address and send faster than any runner. */
const UNLIMITED = {
  REGISTRATIONS_PER_HOUR: '5000',
  ADDRESS_REQUESTS_PER_MINUTE: '10000000',
  USER_REQUESTS_PER_MINUTE: '10000000',
  RATE_LIMIT_PER_MINUTE: '10000000',
  TEXT_CHARACTERS_PER_MINUTE: '1000000000',
  FORM_WRITES_PER_MINUTE: '10000000',
  LOG_LEVEL: 'warn',
};

let stack: TemporaryStack;
let database: MongoClient;
let writers: Writer[];

/**
 * Kills the wellness service repeatedly, each time after it became ready, and stops NATS for a while halfway through.
 */
const disturb = async (): Promise<void> => {
  for (let kill = 1; kill <= kills; kill += 1) {
    // Waits a random time under load, so that kills hit writes at every stage.
    await pause(300 + Math.random() * 700);
    await stack.kill('wellness', 'SIGKILL');
    await stack.ready('wellness');
    if (kill === Math.ceil(kills / 2)) {
      await stack.stopPart('nats');
      await pause(busAwayMs);
      await stack.startPart('nats');
    }
  }
};

beforeAll(async () => {
  stack = await startTemporaryStack({
    env: UNLIMITED,
  });
  database = await new MongoClient(stack.urls.mongodb).connect();
  const origin = stack.urls.gateway;
  const runners: Runner[] = [];
  // Runners are registered one after another, because the service limits concurrent password hashing.
  for (let index = 0; index < WRITERS; index += 1) runners.push(await register(origin, `writer${index}@example.com`));
  const stop = new AbortController();
  const today = dateIn(DEFAULT_TIMEZONE, new Date());
  const writing = Promise.all(runners.map((runner) => writeCheckins(origin, runner, today, stop.signal)));
  // Rejects immediately when a writer fails.
  await Promise.race([disturb(), writing]);
  stop.abort();
  writers = await writing;
}, 300_000);

afterAll(async () => {
  await database?.close();
  await stack?.end();
});

const emptyOutbox = async (): Promise<boolean> => {
  const pending = await database
    .db('stridewell_wellness')
    .collection('checkin_sessions')
    .countDocuments({ 'outbox.id': { $exists: true } });
  return pending === 0;
};

describe(`wellness service killed ${kills} times under ${WRITERS} writers, with NATS down for ${busAwayMs} ms`, () => {
  it('interrupts more requests than there are kills, and every writer completes all eight days', () => {
    expect(writers.reduce((sum, { retries }) => sum + retries, 0)).toBeGreaterThan(kills);
    expect(writers.every(({ days }) => days.size === DAYS)).toBe(true);
  });

  it('CHK-82 CHK-87 keeps every acknowledged check-in with the score and recommendation from the response', async () => {
    for (const { runner, days } of writers) {
      const stored = await history(stack.urls.gateway, runner);
      const acknowledged = [...days].map(([date, { answer }]) => ({
        date,
        score: answer.score,
        recommendation: answer.recommendation,
      }));
      expect(stored.map(({ date, score, recommendation }) => ({ date, score, recommendation }))).toEqual(
        acknowledged.toSorted((a, b) => b.date.localeCompare(a.date)),
      );
    }
  });

  it('saves each check-in exactly once despite retries', async () => {
    const rows = await database
      .db('stridewell_wellness')
      .collection('checkin_sessions')
      .find({}, { projection: { date: 1, rev: 1 } })
      .toArray();
    const saves = writers.reduce(
      (sum, { days }) => sum + [...days.values()].reduce((own, day) => own + day.saves, 0),
      0,
    );
    expect(rows).toHaveLength(WRITERS * DAYS);
    expect(rows.reduce((sum, { rev }) => sum + Number(rev), 0)).toBe(saves);
  });

  it('stores each day exactly once in weekly_outcomes, with the outcome from the day’s last response', async () => {
    await expect.poll(emptyOutbox, { timeout: 60_000, interval: 200 }).toBe(true);
    for (const { runner, days } of writers) {
      const weeks = new Set([...days.keys()].map(weekStartOf));
      const expected = [...days].map(([date, { answer }]) => ({ date, outcome: OUTCOMES[answer.recommendation] }));
      const seen = async () => {
        const lists = await Promise.all([...weeks].map((week) => outcomes(stack.urls.gateway, runner, week)));
        return lists.flat().toSorted((a, b) => a.date.localeCompare(b.date));
      };
      await expect
        .poll(seen, { timeout: 60_000, interval: 100 })
        .toEqual(expected.toSorted((a, b) => a.date.localeCompare(b.date)));
    }
    expect(await database.db('stridewell_running').collection('weekly_outcomes').countDocuments({})).toBe(
      WRITERS * DAYS,
    );
  }, 120_000);

  it('stores the daily metrics with the revision of the day’s check-in', async () => {
    const rows = await database
      .db('stridewell_wellness')
      .collection('metrics_daily')
      .find({}, { projection: { userId: 1, date: 1, rev: 1 } })
      .toArray();
    const checkins = await database
      .db('stridewell_wellness')
      .collection('checkin_sessions')
      .find({}, { projection: { userId: 1, date: 1, rev: 1 } })
      .toArray();
    const key = (row: Record<string, unknown>) => `${row.userId} ${row.date} ${row.rev}`;
    expect(rows.map(key).toSorted()).toEqual(checkins.map(key).toSorted());
  });
});
