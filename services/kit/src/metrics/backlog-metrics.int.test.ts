import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createClock } from '../clock.ts';
import { createLogger } from '../logger.ts';
import { createMetrics } from '../metrics.ts';
import { defineJob } from '../queue/job.ts';
import { createQueues } from '../queue/queues.ts';
import { openProxiedToy } from '../testing/proxied-toy.ts';
import { untilReady } from '../testing/ready.ts';
import { createScope } from '../testing/scope.ts';
import { createSigner, type Signer } from '../testing/signer.ts';
import { createTcpProxy } from '../testing/tcp-proxy.ts';
import { until } from '../testing/until.ts';

const scope = createScope();
const closing: (() => Promise<void>)[] = [];
let signer: Signer;

beforeAll(async () => {
  signer = await createSigner(scope);
});
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});
afterAll(() => signer.close());

/** The value of a metric in the scraped text; null if the metric is missing. */
const read = (text: string, name: string, labels = ''): number | null => {
  const found = new RegExp(`^${name}\\{[^}]*${labels}[^}]*\\} (\\S+)$`, 'm').exec(text)?.[1];
  return found === undefined ? null : Number(found);
};
/** Scrapes the metrics and checks that this takes less than a second. */
const scrape = async (app: FastifyInstance): Promise<string> => {
  const began = performance.now();
  const { statusCode, body } = await app.inject('/metrics');
  expect([statusCode, performance.now() - began < 1_000]).toEqual([200, true]);
  return body;
};
const write = async (app: FastifyInstance): Promise<void> => {
  const { headers } = await signer.user();
  await app.inject({ method: 'POST', url: '/api/things', headers, payload: { name: 'x' } });
};

describe('GET /metrics for backlogs', () => {
  it('returns the size and age of an outbox while NATS is unavailable, and 0 once the outbox is empty', async () => {
    const { toy, nats, close } = await openProxiedToy(scope);
    closing.push(close);
    await untilReady(toy.app);
    await nats.set('refuse');
    await Promise.all([write(toy.app), write(toy.app), write(toy.app)]);
    const first = await until('the age', async () => {
      const body = await scrape(toy.app);
      const age = read(body, 'outbox_oldest_age_seconds', 'source="things"') ?? 0;
      return read(body, 'outbox_pending', 'source="things"') === 3 && age > 0 && { age, body };
    });
    // The backlog is unknown while the bus is disconnected, so no value is returned: an old value would be misleading.
    expect(read(first.body, 'consumer_pending')).toBe(null);
    expect(read(first.body, 'bus_connected')).toBe(0);
    await until('a greater age', async () => {
      const age = read(await scrape(toy.app), 'outbox_oldest_age_seconds', 'source="things"');
      return (age ?? 0) > first.age;
    });
    await nats.set('pass');
    await until('an empty outbox', async () => {
      const body = await scrape(toy.app);
      return [read(body, 'outbox_pending'), read(body, 'outbox_oldest_age_seconds')].every((value) => value === 0);
    });
  });

  it('returns the number of unacknowledged events of a blocked consumer', async () => {
    const own = createScope();
    const signerOfScope = await createSigner(own);
    const gate = Promise.withResolvers<void>();
    const { toy, close } = await openProxiedToy(own, {}, { onEvent: () => gate.promise });
    closing.push(close, () => signerOfScope.close());
    await untilReady(toy.app);
    const { headers } = await signerOfScope.user();
    for (let at = 0; at < 3; at += 1)
      await toy.app.inject({ method: 'POST', url: '/api/things', headers, payload: { name: 'x' } });
    const lag = async (): Promise<(number | null)[]> => {
      const body = await scrape(toy.app);
      return ['consumer_pending', 'consumer_unacknowledged'].map((name) => read(body, name, 'consumer="toy.counts"'));
    };
    await until('the lag', async () => String(await lag()) === '0,3');
    gate.resolve();
    await until('no lag', async () => String(await lag()) === '0,0');
  });

  it('returns the number of jobs by queue and state, and omits these metrics while Redis is unavailable', async () => {
    const job = defineJob({
      queue: 'measured.jobs',
      data: z.strictObject({ n: z.number() }),
      id: ({ n }) => `of_${n}`,
      attempts: 1,
      backoffMs: 10,
    });
    const proxy = await createTcpProxy(scope.redisUrl);
    const metrics = createMetrics('test');
    const dependencies = { clock: createClock(), logger: createLogger('test', 'silent'), metrics };
    const queues = createQueues({ url: proxy.url, prefix: scope.prefix, ...dependencies });
    closing.push(
      () => queues.close(),
      () => proxy.close(),
    );
    const gate = Promise.withResolvers<void>();
    queues.work(job, () => gate.promise);
    await until('Redis', () => queues.connected());
    const jobs = async (): Promise<string> => {
      const body = await metrics.registry.metrics();
      return ['waiting', 'active', 'delayed', 'failed']
        .map((state) => read(body, 'queue_jobs', `state="${state}"`))
        .join();
    };
    await queues.producer(job).add({ n: 1 }, { n: 2 }, { n: 3 });
    await until('three waiting jobs', async () => (await jobs()) === '3,0,0,0');
    queues.start();
    await until('one active job', async () => (await jobs()) === '2,1,0,0');
    expect(read(await metrics.registry.metrics(), 'jobs_total', 'result="stalled"')).toBe(0);
    for (const mode of ['blackhole', 'refuse'] as const) {
      await proxy.set(mode);
      // Values are cached for a second, so earlier values may still be returned at first.
      await until('silence', async () => {
        const began = performance.now();
        const values = await jobs();
        expect(performance.now() - began).toBeLessThan(1_000);
        return values === ',,,';
      });
    }
    await proxy.set('pass');
    gate.resolve();
    await until('nothing left', async () => (await jobs()) === '0,0,0,0');
  });
});

describe('GET /metrics', () => {
  it.each(['refuse', 'blackhole'] as const)(
    'returns process metrics within a second while database and bus are unavailable (network fault: %s)',
    async (mode) => {
      const { toy, nats, mongo, close } = await openProxiedToy(scope);
      closing.push(close);
      await untilReady(toy.app);
      await Promise.all([nats.set(mode), mongo.set(mode)]);
      const silent = await until('silence', async () => {
        const body = await scrape(toy.app);
        const values = ['outbox_pending', 'outbox_oldest_age_seconds', 'consumer_pending'].map((name) =>
          read(body, name),
        );
        return values.every((value) => value === null) && body;
      });
      expect(read(silent, 'nodejs_eventloop_lag_p99_seconds')).not.toBe(null);
      expect(read(silent, 'dead_letters_total', 'consumer="toy.counts"')).toBe(0);
      await Promise.all([nats.set('pass'), mongo.set('pass')]);
      await until('the figures', async () => read(await scrape(toy.app), 'outbox_pending') !== null);
    },
  );
});
