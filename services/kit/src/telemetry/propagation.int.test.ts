import { checkinRecorded } from '@stridewell/contracts/events/events';
import { afterAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createBus } from '../bus/bus.ts';
import { createClock } from '../clock.ts';
import { createLogger } from '../logger.ts';
import { createMetrics } from '../metrics.ts';
import { createRelay, toEvent } from '../outbox/relay.ts';
import { defineJob } from '../queue/job.ts';
import { createQueues } from '../queue/queues.ts';
import { redisText } from '../testing/redis-text.ts';
import { createScope } from '../testing/scope.ts';
import { entryOf, openDatabase, storeThing, thingsCollection } from '../testing/things.ts';
import { until } from '../testing/until.ts';
import { currentTrace, inTrace } from './current.ts';
import type { Trace } from './traceparent.ts';

const TRACE: Trace = { traceId: '4bf92f3577b34da6a3ce929d0e0e4736', spanId: '00f067aa0ba902b7', sampled: false };
const OTHER: Trace = { ...TRACE, traceId: 'a'.repeat(32) };
const scope = createScope();
const dependencies = { logger: createLogger('test', 'silent'), metrics: createMetrics('test') };
const closing: (() => Promise<unknown>)[] = [];
afterAll(async () => {
  for (const close of closing.reverse()) await close();
});

describe('propagating tracer without a collector', () => {
  it('continues the trace stored with an event, and starts a new trace for an event stored without a trace', async () => {
    const database = await openDatabase(scope, 'relay');
    closing.push(() => database.close());
    const things = thingsCollection.in(database);
    const bus = createBus({
      ...{ url: scope.natsUrl, prefix: scope.prefix, service: 'test', ...dependencies },
      deadLetters: { record: async () => false },
    });
    closing.push(() => bus.close());
    await bus.ready();
    const seen = new Map<string, Trace | null>();
    bus.consume({
      name: 'test.sees',
      event: checkinRecorded,
      handle: async ({ id }) => void seen.set(id, currentTrace()),
    });
    const relay = createRelay({
      ...{ source: 'things', collection: things, ...dependencies, sweepMs: 60_000 },
      deliver: (entry, { userId }) => bus.publish(toEvent('wellness', entry, userId)),
    });
    closing.push(() => relay.stop());
    const thing = await storeThing(things, 0);
    const [old, own, others] = [entryOf(1), inTrace(TRACE, () => entryOf(2)), inTrace(OTHER, () => entryOf(3))];
    expect(old).not.toHaveProperty('trace');
    await things.updateOne({ _id: thing._id }, { $push: { outbox: { $each: [old, own, others] } } });
    // A relay also publishes events of other requests, so it must not use the trace of its caller.
    inTrace({ ...TRACE, traceId: 'b'.repeat(32) }, () => relay.kick(thing._id));
    await until('all three', () => seen.size === 3);
    expect(seen.get(own.id)?.traceId).toBe(TRACE.traceId);
    expect(seen.get(own.id)?.spanId).not.toBe(TRACE.spanId);
    expect(seen.get(others.id)?.traceId).toBe(OTHER.traceId);
    const ids = [TRACE, OTHER, { traceId: 'b'.repeat(32) }].map(({ traceId }) => traceId);
    expect(ids).not.toContain(seen.get(old.id)?.traceId);
  });

  it('passes a job’s trace to every run without adding the trace to the job’s data', async () => {
    const job = defineJob({
      queue: 'sample.traced',
      data: z.strictObject({ id: z.string() }),
      id: ({ id }) => `of_${id}`,
      attempts: 2,
      backoffMs: 10,
    });
    const queues = createQueues({ url: scope.redisUrl, prefix: scope.prefix, clock: createClock(), ...dependencies });
    closing.push(() => queues.close());
    await until('Redis', () => queues.connected());
    await inTrace(TRACE, () => queues.producer(job).add({ id: 'one' }));
    expect(await redisText(scope.redisUrl, `${scope.prefix}:*`)).toContain(TRACE.traceId);
    const runs: [unknown, Trace | null][] = [];
    queues.work(job, async ({ data }) => {
      runs.push([data, currentTrace()]);
      if (runs.length === 1) throw new Error('not yet');
    });
    queues.start();
    await until('two runs', () => runs.length === 2);
    expect(runs.map(([data]) => data)).toEqual([{ id: 'one' }, { id: 'one' }]);
    const spans = runs.map(([, trace]) => {
      expect(trace?.traceId).toBe(TRACE.traceId);
      return trace?.spanId;
    });
    expect(new Set([TRACE.spanId, ...spans]).size).toBe(3);
  });
});
