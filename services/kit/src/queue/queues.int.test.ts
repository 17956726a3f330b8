import { Redis } from 'ioredis';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createClock } from '../clock.ts';
import { createLogger } from '../logger.ts';
import { createMetrics, type Metrics } from '../metrics.ts';
import { createScope } from '../testing/scope.ts';
import { createTcpProxy, type ProxyMode } from '../testing/tcp-proxy.ts';
import { until } from '../testing/until.ts';
import { defineJob } from './job.ts';
import type { JobResult } from './job-metrics.ts';
import { createQueues, type Queues } from './queues.ts';

const scope = createScope();
const closing: (() => Promise<void>)[] = [];
const redis = new Redis(scope.redisUrl);
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});
afterAll(() => redis.disconnect());

const open = (url = scope.redisUrl) => {
  const metrics = createMetrics('test');
  const logger = createLogger('test', 'silent');
  const queues = createQueues({ url, prefix: scope.prefix, clock: createClock(), logger, metrics });
  closing.push(() => queues.close());
  return { queues, metrics };
};
const connected = (queues: Queues) => until('Redis', () => queues.connected());
const jobOf = (queue: string) =>
  defineJob({
    queue,
    data: z.strictObject({ ids: z.array(z.string()) }),
    id: ({ ids }) => `of_${ids[0]}`,
    attempts: 2,
    backoffMs: 10,
  });
const ended = async ({ registry }: Metrics, result: JobResult): Promise<number> => {
  const found = await registry.getSingleMetric('jobs_total')?.get();
  return found?.values.find(({ labels }) => labels.result === result)?.value ?? 0;
};
const keysOf = (queue: string) => redis.keys(`${scope.prefix}:${queue}:*`);

describe('createQueues', () => {
  it('passes data to the handler unchanged and deletes completed jobs', async () => {
    const job = jobOf('sample.simple');
    const { queues, metrics } = open();
    const seen: unknown[] = [];
    queues.work(job, async ({ data }) => void seen.push(data));
    queues.start();
    await connected(queues);
    await queues.producer(job).add({ ids: ['a', 'b'] }, { ids: ['c'] });
    await until('both', () => seen.length === 2);
    expect(seen).toEqual([{ ids: ['a', 'b'] }, { ids: ['c'] }]);
    await until('nothing left', async () => (await keysOf(job.queue)).every((key) => !key.includes('of_')));
    expect(await ended(metrics, 'done')).toBe(2);
    expect(await metrics.registry.metrics()).toMatch(/job_duration_seconds_count\{[^}]*queue="sample.simple"[^}]*\} 2/);
  });

  it('ignores a job whose id is already running, and accepts the id again once that job has ended', async () => {
    const job = jobOf('sample.once');
    const { queues } = open();
    const gate = Promise.withResolvers<void>();
    const seen: string[] = [];
    queues.work(job, async ({ data }) => {
      seen.push(String(data.ids));
      await gate.promise;
    });
    queues.start();
    await connected(queues);
    const producer = queues.producer(job);
    await producer.add({ ids: ['a', 'first'] });
    await until('the run', () => seen.length === 1);
    await producer.add({ ids: ['a', 'second'] }, { ids: ['a', 'third'] });
    gate.resolve();
    await until('nothing left', async () => (await keysOf(job.queue)).every((key) => !key.includes('of_')));
    await producer.add({ ids: ['a', 'again'] });
    await until('the second run', () => seen.length === 2);
    expect(seen).toEqual(['a,first', 'a,again']);
  });

  it('retries a failing job up to the maximum number of attempts, then counts the job as failed and removes it', async () => {
    const job = jobOf('sample.fails');
    const { queues, metrics } = open();
    let runs = 0;
    queues.work(job, async () => {
      runs += 1;
      throw new Error('no');
    });
    queues.start();
    await connected(queues);
    await queues.producer(job).add({ ids: ['a'] });
    await until('the end', async () => (await ended(metrics, 'failed')) === 1);
    expect(runs).toBe(2);
    expect(await ended(metrics, 'retried')).toBe(1);
    await until('nothing left', async () => (await keysOf(job.queue)).every((key) => !key.includes('of_')));
  });

  it('rejects data that does not match the schema, in the producer and in the worker', async () => {
    const job = jobOf('sample.schema');
    const { queues, metrics } = open();
    const other = defineJob({ ...job, data: z.strictObject({ ids: z.array(z.string()), more: z.string() }) });
    queues.work(job, async () => undefined);
    queues.start();
    await connected(queues);
    await expect(queues.producer(job).add({ ids: ['a'], more: 'x' } as never)).rejects.toThrow();
    const otherRelease = open();
    await connected(otherRelease.queues);
    await otherRelease.queues.producer(other).add({ ids: ['a'], more: 'x' });
    // The job fails without a retry, because a retry could not succeed.
    await until('the end', async () => (await ended(metrics, 'failed')) === 1);
    expect(await ended(metrics, 'retried')).toBe(0);
  });

  it('creates a schedule once, and creates it again after data loss or a missed run', async () => {
    const job = jobOf('sample.schedule');
    const { queues } = open();
    await connected(queues);
    const producer = queues.producer(job);
    const now = createClock().now();
    expect(await producer.schedule('*/15 * * * *', { ids: [] }, now)).toBe(true);
    expect(await producer.schedule('*/15 * * * *', { ids: [] }, now)).toBe(false);
    await redis.del(...(await keysOf(job.queue)));
    expect(await producer.schedule('*/15 * * * *', { ids: [] }, now)).toBe(true);
    // A schedule whose next run is overdue has missed that run.
    expect(await producer.schedule('*/15 * * * *', { ids: [] }, new Date(now.getTime() + 3_600_000))).toBe(true);
  });
});

describe('queue worker that stops', () => {
  it('aborts a running job on shutdown and returns the job to the queue with its saved state', async () => {
    const job = jobOf('sample.shutdown');
    const first = open().queues;
    const started = Promise.withResolvers<void>();
    first.work(job, async ({ signal, save }) => {
      await save({ cursor: 'b' });
      started.resolve();
      await new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason), { once: true }));
    });
    first.start();
    await connected(first);
    await first.producer(job).add({ ids: ['a', 'b'] });
    await started.promise;
    const since = performance.now();
    await first.close();
    expect(performance.now() - since).toBeLessThan(1_500);
    const second = open().queues;
    const saved: unknown[] = [];
    second.work(job, async (run) => void saved.push(run.saved));
    second.start();
    await until('the second run', () => saved.length === 1);
    expect(saved).toEqual([{ cursor: 'b' }]);
  });

  it('loses its job when its connection is lost, and another worker continues from the saved state', async () => {
    const job = jobOf('sample.dead');
    const proxy = await createTcpProxy(scope.redisUrl);
    closing.push(() => proxy.close());
    const dead = open(proxy.url).queues;
    const runs: string[] = [];
    const started = Promise.withResolvers<void>();
    dead.work(
      job,
      async ({ save }) => {
        runs.push('dead');
        await save({ cursor: 'a' });
        started.resolve();
        await new Promise(() => undefined);
      },
      { lockMs: 300, stalledMs: 100 },
    );
    dead.start();
    await connected(dead);
    await dead.producer(job).add({ ids: ['a'] });
    await started.promise;
    await proxy.set('blackhole');
    const { queues: living, metrics } = open();
    living.work(job, async ({ saved }) => void runs.push(`living ${JSON.stringify(saved)}`), {
      lockMs: 300,
      stalledMs: 100,
    });
    living.start();
    await until('the second run', () => runs.length === 2);
    expect(runs).toEqual(['dead', 'living {"cursor":"a"}']);
    expect(await ended(metrics, 'stalled')).toBe(1);
  });
});

describe('createQueues while Redis is unavailable', () => {
  const behind = async (mode: ProxyMode) => {
    const proxy = await createTcpProxy(scope.redisUrl, mode);
    closing.push(() => proxy.close());
    return { proxy, ...open(proxy.url) };
  };

  it('rejects new jobs immediately before the first connection and after a disconnect, and accepts jobs once connected', async () => {
    const job = jobOf('sample.down');
    const { proxy, queues } = await behind('refuse');
    const producer = queues.producer(job);
    const refused = async () => {
      const since = performance.now();
      await expect(producer.add({ ids: ['a'] })).rejects.toThrow();
      return performance.now() - since;
    };
    await refused();
    expect(queues.connected()).toBe(false);
    const times = [await refused(), await refused(), await refused()].toSorted((a, b) => a - b);
    // Rejecting a job takes about a millisecond on an idle machine.
    expect(times[0]).toBeLessThan(20);
    await proxy.set('pass');
    await connected(queues);
    await producer.add({ ids: ['a'] });
    await proxy.set('refuse');
    await until('the loss', () => !queues.connected());
    await refused();
    expect(await refused()).toBeLessThan(50);
  });

  it('rejects a new job within four seconds while Redis hangs', async () => {
    const { proxy, queues } = await behind('pass');
    await connected(queues);
    await proxy.set('blackhole');
    const since = performance.now();
    await expect(queues.producer(jobOf('sample.hangs')).add({ ids: ['a'] })).rejects.toThrow();
    expect(performance.now() - since).toBeLessThan(4_000);
  });

  it('pauses a worker, and resumes it when Redis is available again', async () => {
    const job = jobOf('sample.waits');
    const { proxy, queues } = await behind('refuse');
    const seen: unknown[] = [];
    queues.work(job, async ({ data }) => void seen.push(data));
    queues.start();
    const other = open().queues;
    await connected(other);
    await other.producer(job).add({ ids: ['a'] });
    await proxy.set('pass');
    await until('the job', () => seen.length === 1);
    await proxy.set('refuse');
    await other.producer(job).add({ ids: ['b'] });
    await proxy.set('pass');
    await until('the next job', () => seen.length === 2, 20_000);
    expect(seen).toEqual([{ ids: ['a'] }, { ids: ['b'] }]);
  });

  it.each(['refuse', 'blackhole'] as const)('closes within two seconds (network fault: %s)', async (mode) => {
    for (const initial of [mode, 'pass'] as const) {
      const { proxy, queues } = await behind(initial);
      queues.work(jobOf('sample.close'), async () => undefined);
      queues.start();
      if (initial === 'pass') await connected(queues);
      await proxy.set(mode);
      const since = performance.now();
      await queues.close();
      expect(performance.now() - since).toBeLessThan(2_000);
    }
  });
});
