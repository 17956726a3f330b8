import { addDays } from '@stridewell/contracts/web';
import { flushScope } from '@stridewell/kit/testing/flush-scope';
import { until } from '@stridewell/kit/testing/until';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type SeededRunner, seedRunners } from './testing/seed-runners.ts';
import {
  type CountsByUser,
  createWorkerTestBed,
  type StartedWorker,
  type WorkerTestBed,
} from './testing/worker-bed.ts';

let bed: WorkerTestBed;
const started: StartedWorker[] = [];

beforeAll(async () => {
  bed = await createWorkerTestBed();
  // The first start of a worker creates the indexes.
  await (await bed.start('2026-01-05T12:00:00Z')).close();
});
afterEach(async () => {
  for (const worker of started.splice(0)) await worker.close();
  for (const name of [
    'user_settings',
    'coach_profiles',
    'training_logs',
    'checkin_days',
    'weekly_plans',
    'weekly_summaries',
    'weekly_runs',
  ])
    await bed.database.collection(name).deleteMany({});
});
afterAll(() => bed.close());

const start = async (...given: Parameters<WorkerTestBed['start']>): Promise<StartedWorker> => {
  const worker = await bed.start(...given);
  started.push(worker);
  return worker;
};
const seed = (given: Parameters<typeof seedRunners>[1]) => seedRunners(bed.database, given);
/** Returns the expected counts: one per runner with a profile. */
const oneEach = (runners: SeededRunner[]): [string, number][] =>
  runners
    .filter(({ hasProfile }) => hasProfile)
    .map(({ userId }): [string, number] => [userId, 1])
    .toSorted();
const sorted = (counts: CountsByUser): [string, number][] => [...counts].toSorted();
const untilAll = async (runners: SeededRunner[], weekStart: string): Promise<void> => {
  const wanted = oneEach(runners).length;
  await until(`plans of ${weekStart}`, async () => (await bed.plans(weekStart)).size >= wanted, 20_000);
  await until('their summaries', async () => (await bed.summaries(addDays(weekStart, -7))).size >= wanted, 20_000);
};

describe('weekly worker on a Monday in five time zones', () => {
  it('PLAN-12 creates one plan and one summary, each with one event, when Monday begins in the runner’s time zone', async () => {
    const runners = await seed({ count: 60, weekStart: '2026-11-23', withoutProfile: 12 });
    const inZone = (...zones: string[]) => runners.filter(({ timezone }) => zones.includes(timezone));
    const early = inZone('Pacific/Auckland');
    const late = runners.filter((runner) => !early.includes(runner));
    // At this instant Monday begins in Auckland, and it is still Sunday in the other time zones.
    const worker = await start('2026-11-22T11:00:00Z');
    await Promise.all([untilAll(early, '2026-11-23'), untilAll(late, '2026-11-16')]);
    expect(sorted(await bed.plans('2026-11-23'))).toEqual(oneEach(early));
    expect(sorted(await bed.plans('2026-11-16'))).toEqual(oneEach(late));
    await worker.setNow('2026-11-23T05:00:00Z');
    const now = inZone('Pacific/Auckland', 'Asia/Kathmandu', 'Europe/Oslo', 'America/New_York');
    await untilAll(now, '2026-11-23');
    expect(sorted(await bed.plans('2026-11-23'))).toEqual(oneEach(now));
    await worker.setNow('2026-11-23T08:00:00Z');
    await untilAll(runners, '2026-11-23');
    expect(sorted(await bed.plans('2026-11-23'))).toEqual(oneEach(runners));
    expect(sorted(await bed.summaries('2026-11-16'))).toEqual(oneEach(runners));
    for (const [kind, week] of [
      ['plan', '2026-11-23'],
      ['summary', '2026-11-16'],
    ] as const) {
      const eventsOfWeek = () => [...bed.published[kind]].filter(([key]) => key.startsWith(week));
      await until(`${kind} events`, () => eventsOfWeek().length === oneEach(runners).length);
      expect(eventsOfWeek().every(([, ids]) => ids.size === 1)).toBe(true);
    }
  });

  it.each([
    ['the last Sunday of October 2026', '2026-10-25T22:30:00.000Z', '2026-10-25T23:00:00.000Z', '2026-10-26'],
    ['the last Sunday of March 2027', '2027-03-28T21:30:00.000Z', '2027-03-28T22:00:00.000Z', '2027-03-29'],
    ['the end of the year', '2027-01-03T22:30:00.000Z', '2027-01-03T23:00:00.000Z', '2027-01-04'],
  ])('plans the week in Oslo from local midnight after %s', async (_case, before, after, monday) => {
    const runners = await seed({ count: 3, weekStart: monday, timezones: ['Europe/Oslo'] });
    const worker = await start(before);
    await untilAll(runners, addDays(monday, -7));
    expect((await bed.plans(monday)).size).toBe(0);
    await worker.setNow(after);
    await untilAll(runners, monday);
    expect(sorted(await bed.plans(monday))).toEqual(oneEach(runners));
  });
});

describe('weekly worker with failures', () => {
  const MONDAY = '2026-11-23';
  const NOON = '2026-11-23T12:00:00Z';

  it('processes all other runners when planning fails for one, and retries that runner on a later tick', async () => {
    const runners = await seed({ count: 12, weekStart: MONDAY, timezones: ['Europe/Oslo'] });
    let broken = runners[4]?.userId;
    const { app } = await start(NOON, {
      ensureWeek:
        (own) =>
        async (userId, ...rest) => {
          if (userId === broken) throw new Error('no plan for this one');
          return own(userId, ...rest);
        },
    });
    const others = runners.filter(({ userId }) => userId !== broken);
    await untilAll(others, MONDAY);
    expect(sorted(await bed.plans(MONDAY))).toEqual(oneEach(others));
    // The summary of the previous week does not depend on the new plan, so every runner gets one.
    await until('the summaries', async () => (await bed.summaries('2026-11-16')).size === 12);
    const { body } = await app.inject('/metrics');
    expect(body).toMatch(/weekly_runners_total\{kind="plan",result="failed"[^}]*\} 1/);
    broken = undefined;
    await until('the plan of the failed runner', async () => {
      await bed.tick();
      return (await bed.plans(MONDAY)).size === 12;
    });
    expect(sorted(await bed.plans(MONDAY))).toEqual(oneEach(runners));
    expect(sorted(await bed.summaries('2026-11-16'))).toEqual(oneEach(runners));
  });

  it('completes the week based on the database after Redis loses all jobs', async () => {
    const runners = await seed({ count: 40, weekStart: MONDAY });
    const reached = Promise.withResolvers<void>();
    const gate = Promise.withResolvers<void>();
    let served = 0;
    await start(NOON, {
      ensureWeek:
        (own) =>
        async (...given) => {
          served += 1;
          if (served === 10) reached.resolve();
          if (served >= 10) await gate.promise;
          return own(...given);
        },
    });
    await reached.promise;
    expect(await flushScope(bed.scope)).toBeGreaterThan(5);
    gate.resolve();
    await untilAll(runners, MONDAY);
    expect(sorted(await bed.plans(MONDAY))).toEqual(oneEach(runners));
    expect(sorted(await bed.summaries('2026-11-16'))).toEqual(oneEach(runners));
  });

  it('creates one plan and one summary per runner when two workers run', async () => {
    const runners = await seed({ count: 60, weekStart: MONDAY });
    await Promise.all([start(NOON), start(NOON)]);
    await untilAll(runners, MONDAY);
    expect(sorted(await bed.plans(MONDAY))).toEqual(oneEach(runners));
    expect(sorted(await bed.summaries('2026-11-16'))).toEqual(oneEach(runners));
  });

  it('rechecks a finished week after an hour', async () => {
    const runners = await seed({ count: 6, weekStart: MONDAY, timezones: ['Europe/Oslo'] });
    const worker = await start(NOON);
    await untilAll(runners, MONDAY);
    const marked = () =>
      bed.database.collection<{ _id: string; weekStart: string }>('weekly_runs').findOne({ _id: 'Europe/Oslo' });
    await until('the week to count as done', async () => {
      await bed.tick();
      return (await marked())?.weekStart === MONDAY;
    });
    // Simulates a restore from an older backup. The worker notices it one hour after the last check of the week.
    await bed.database.collection('weekly_plans').deleteMany({});
    await worker.setNow('2026-11-23T12:59:00Z');
    await bed.tick();
    await worker.setNow('2026-11-23T13:30:00Z');
    await until('the plans again', async () => (await bed.plans(MONDAY)).size === 6);
  });
});
