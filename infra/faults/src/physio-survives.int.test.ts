import { setTimeout as pause } from 'node:timers/promises';
import type { Gate, WeeklyPlan } from '@stridewell/contracts/web';
import { DEFAULT_TIMEZONE, dateIn } from '@stridewell/contracts/web';
import { until } from '@stridewell/kit/testing/until';
import { startTemporaryStack, type TemporaryStack } from '@stridewell/local/testbed/temporary-stack';
import { MongoClient } from 'mongodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readFaults } from './config.ts';
import { type Calls, injuredRunner } from './physio-bed.ts';
import { openStreams, type StreamAccess } from './streams.ts';

const { busAwayMs } = readFaults();
/** Time limit for updating plans and scores after NATS is back, in milliseconds. */
const UPDATED_WITHIN_MS = 5_000;
const PARTS = ['nats', 'redis', 'database', 'account', 'wellness', 'running', 'physio', 'gateway'] as const;

/** Physio check-ins sent while NATS is down, with the expected gate level and readiness score. */
const STORIES = [
  { name: 'sore', checkin: { pain: 8 }, level: 'stop', score: 2.9 },
  { name: 'flagged', checkin: { redFlags: ['swelling'] }, level: 'stop', score: 2.9 },
  { name: 'aching', checkin: { pain: 4, functionalTestsOk: false }, level: 'walk', score: 7.4 },
  { name: 'better', checkin: {}, level: 'walk', score: 7.4 },
] as const;

let stack: TemporaryStack;
let database: MongoClient;
let streams: StreamAccess;
const runners = new Map<string, Calls>();
const gates = new Map<string, Gate>();

const of = <T>(known: Map<string, T>, name: string): T => {
  const found = known.get(name);
  if (found === undefined) throw new Error(`no entry for ${name}`);
  return found;
};
const remaining = ({ days }: WeeklyPlan): WeeklyPlan['days'] =>
  days.filter(({ date, minutes }) => date >= dateIn(DEFAULT_TIMEZONE, new Date()) && minutes > 0);

/**
 * Returns the kind of session that a weekly plan contains from today onwards: `walk`, `run`, `stage N` of the ladder,
 * or `nothing`.
 */
const kindOf = (plan: WeeklyPlan): string => {
  const kinds = remaining(plan).map(({ zone, ladderStage }) =>
    ladderStage === undefined ? (zone === 'walk' ? 'walk' : 'run') : `stage ${ladderStage}`,
  );
  return [...new Set(kinds)].sort().join(' and ') || 'nothing';
};
/** Returns the kind of session that a gate allows. */
const allowedBy = ({ level, stage }: Gate): string =>
  level === 'stop' ? 'nothing' : level === 'ladder' ? `stage ${stage}` : level === 'walk' ? 'walk' : 'run';

beforeAll(async () => {
  stack = await startTemporaryStack({
    parts: PARTS,
    env: { LOG_LEVEL: 'warn' },
  });
  database = await new MongoClient(stack.urls.mongodb).connect();
  streams = openStreams(stack.urls.nats);
  for (const { name } of STORIES) runners.set(name, await injuredRunner(stack.urls.gateway, `${name}@example.com`));
  for (const { name } of STORIES)
    await until(`${name} to be given walks`, async () => kindOf(await of(runners, name).plan()) === 'walk');
  // This runner's first check-in of the day stops all training, and the second one allows walks again.
  await of(runners, 'better').physioCheckin({ pain: 8 });
  await until('better to be given nothing', async () => kindOf(await of(runners, 'better').plan()) === 'nothing');
}, 120_000);

afterAll(async () => {
  await streams?.close();
  await database?.close();
  await stack?.end();
});

const revisions = async (): Promise<unknown> => {
  const of = (service: string, name: string) =>
    database
      .db(`stridewell_${service}`)
      .collection(name)
      .find({}, { projection: { rev: 1 } })
      .sort({ _id: 1 })
      .toArray();
  return Promise.all([of('running', 'weekly_plans'), of('wellness', 'checkin_sessions'), of('physio', 'physio_gates')]);
};

describe(`physio coach with NATS down for ${busAwayMs} ms`, () => {
  it('accepts check-ins and leaves the plan unchanged', async () => {
    await stack.stopPart('nats');
    for (const { name, checkin, level } of STORIES) {
      const { gate } = await of(runners, name).physioCheckin(checkin);
      expect(gate.level, name).toBe(level);
      gates.set(name, gate);
    }
    await pause(busAwayMs);
    expect(kindOf(await of(runners, 'sore').plan())).toBe('walk');
    expect(kindOf(await of(runners, 'better').plan())).toBe('nothing');
  });

  it(`BEYOND-11 updates every plan and score within ${UPDATED_WITHIN_MS} ms after NATS is back`, async () => {
    await stack.startPart('nats');
    const since = performance.now();
    const seen = () =>
      Promise.all(
        STORIES.map(async ({ name }) => {
          const runner = of(runners, name);
          return [name, kindOf(await runner.plan()), await runner.score()];
        }),
      );
    const right = STORIES.map(({ name, score }) => [name, allowedBy(of(gates, name)), score]);
    await expect.poll(seen, { timeout: UPDATED_WITHIN_MS, interval: 50 }).toEqual(right);
    console.info(`plans and scores up to date ${Math.round(performance.now() - since)} ms after the bus was back`);
  });

  it('ignores every event when it is delivered two more times, newest first', async () => {
    const state = async () =>
      Promise.all(STORIES.map(async ({ name }) => [await of(runners, name).plan(), await of(runners, name).score()]));
    await expect.poll(streams.drained, { timeout: 15_000 }).toBe(true);
    const [before, revs] = [await state(), await revisions()];
    const events = await streams.all();
    expect(new Set(events.map(({ type }) => type)).size).toBeGreaterThanOrEqual(6);
    for (const order of [events.toReversed(), events.toReversed()]) await streams.republish(order);
    await expect.poll(streams.drained, { timeout: 15_000 }).toBe(true);
    expect(await state()).toEqual(before);
    expect(await revisions()).toEqual(revs);
  });
});
