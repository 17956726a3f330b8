import { createTcpProxy } from '@stridewell/kit/testing/tcp-proxy';
import { until } from '@stridewell/kit/testing/until';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedRunners } from './testing/seed-runners.ts';
import { createWorkerTestBed, type WorkerTestBed } from './testing/worker-bed.ts';

const MONDAY = '2026-11-23';
const NOON = `${MONDAY}T12:00:00Z`;
let bed: WorkerTestBed;

beforeAll(async () => {
  bed = await createWorkerTestBed();
});
afterAll(() => bed.close());

describe('running worker without Redis', () => {
  it('stays ready, reports Redis as down, works once Redis is available, and shuts down without it', async () => {
    const proxy = await createTcpProxy(bed.scope.redisUrl, 'refuse');
    const { app, close } = await bed.start(NOON, { redisUrl: proxy.url });
    const runners = await seedRunners(bed.database, { count: 10, weekStart: MONDAY });
    expect((await app.inject('/livez')).statusCode).toBe(200);
    expect((await app.inject('/readyz')).json()).toMatchObject({
      status: 'ready',
      checks: { redis: 'down', database: 'up' },
    });
    await proxy.set('pass');
    await until('every plan', async () => (await bed.plans(MONDAY)).size === runners.length);
    expect((await app.inject('/readyz')).json()).toMatchObject({ checks: { redis: 'up' } });
    await proxy.set('refuse');
    const since = performance.now();
    await close();
    expect(performance.now() - since).toBeLessThan(3_000);
    await proxy.close();
  });

  it('serves health checks and metrics but no API routes', async () => {
    const { app, close } = await bed.start(NOON);
    for (const url of ['/api/coach/weekly-plan', '/api/coach/profile'])
      expect((await app.inject(url)).statusCode).toBe(404);
    expect((await app.inject('/metrics')).body).toContain('jobs_total');
    await close();
  });

  it('processes the other runners when one has an unknown time zone', async () => {
    const known = await seedRunners(bed.database, { count: 3, weekStart: MONDAY, timezones: ['Asia/Tokyo'] });
    await seedRunners(bed.database, { count: 1, weekStart: MONDAY, timezones: ['Mars/Olympus'] });
    const { close } = await bed.start(NOON);
    await until('the others', async () => {
      const plans = await bed.plans(MONDAY);
      return known.every(({ userId }) => plans.get(userId) === 1);
    });
    await close();
  });
});
