import { Redis } from 'ioredis';
import { afterAll, expect, it } from 'vitest';
import { createClock } from '../clock.ts';
import { createLogger } from '../logger.ts';
import { createScope } from '../testing/scope.ts';
import { until } from '../testing/until.ts';
import { createSharedCounts, type SharedCounts } from './shared-counts.ts';

const scope = createScope();
const server = new Redis(scope.redisUrl);
const opened: SharedCounts[] = [];

const open = (redisUrl: string | null): SharedCounts => {
  const logger = createLogger('test', 'silent');
  const counts = createSharedCounts({ redisUrl, prefix: `${scope.prefix}-limit-`, clock: createClock(), logger });
  opened.push(counts);
  return counts;
};

afterAll(async () => {
  for (const counts of opened) counts.close();
  const keys = await server.keys(`${scope.prefix}*`);
  if (keys.length > 0) await server.del(keys);
  server.disconnect();
});

it('SECU-3460 adds up the amounts of all replicas in a time window that starts with the first amount', async () => {
  const [one, other] = [open(scope.redisUrl), open(scope.redisUrl)];
  // A replica keeps its own count until its connection is ready.
  for (const [at, counts] of [one, other].entries())
    await until('the connection', async () => {
      await counts.add(`ready${at}`, 1, 60_000);
      return (await server.exists(`${scope.prefix}-limit-ready${at}`)) === 1;
    });
  expect(await one.add('text', 1_000, 60_000)).toMatchObject({ current: 1_000 });
  const { current, ttl } = await other.add('text', 500, 60_000);
  expect(current).toBe(1_500);
  expect(ttl).toBeGreaterThan(0);
  expect(ttl).toBeLessThanOrEqual(60_000);
  await other.add('brief', 1, 1);
  await until('the end of the window', async () => (await one.add('brief', 1, 1)).current === 1);
});

it('SECU-3460 counts within the process if there is no Redis or Redis does not respond', async () => {
  for (const url of [null, 'redis://127.0.0.1:1']) {
    const counts = open(url);
    expect(await counts.add('text', 40, 60_000)).toMatchObject({ current: 40 });
    expect(await counts.add('text', 2, 60_000)).toMatchObject({ current: 42 });
    expect(await counts.add('brief', 1, 0)).toMatchObject({ current: 1 });
    expect(await counts.add('brief', 1, 0)).toMatchObject({ current: 1 });
  }
});
