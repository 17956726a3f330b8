import { createClock } from '@stridewell/kit/clock';
import { createId } from '@stridewell/kit/ids';
import { createLogger } from '@stridewell/kit/logger';
import { createMetrics } from '@stridewell/kit/metrics';
import type { Connection } from '@stridewell/kit/mongo/database';
import { createQueues, type Queues } from '@stridewell/kit/queue/queues';
import { redisText } from '@stridewell/kit/testing/redis-text';
import { createScope } from '@stridewell/kit/testing/scope';
import { openDatabase } from '@stridewell/kit/testing/things';
import { until } from '@stridewell/kit/testing/until';
import { createErasureAnswers, type ErasureAnswers } from '@stridewell/kit/user-data/erasure-progress';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { batch } from './batch.ts';
import { createJobErasure } from './erase-jobs.ts';
import { fanOut } from './fan-out.ts';

const WEEK = { timezone: 'Europe/Oslo', weekStart: '2026-11-23' };
const scope = createScope();
const clock = createClock();
let database: Connection;
let answers: ErasureAnswers;
const open: Queues[] = [];
const openQueues = async (): Promise<Queues> => {
  const around = { logger: createLogger('test', 'silent'), metrics: createMetrics('test') };
  const queues = createQueues({ url: scope.redisUrl, prefix: scope.prefix, clock, ...around });
  open.push(queues);
  await until('Redis', () => queues.connected());
  return queues;
};

beforeAll(async () => {
  database = await openDatabase(scope, 'running');
  answers = createErasureAnswers(database);
});
afterAll(async () => {
  for (const queues of open) await queues.close();
  await database.close();
});

const removeUploads = async (): Promise<void> => undefined;
const partOf = (queues: Queues, tick = async (): Promise<void> => undefined) =>
  createJobErasure({ queues: [queues.producer(fanOut), queues.producer(batch)], answers, tick, clock, removeUploads });
const storedText = () => redisText(scope.redisUrl, `${scope.prefix}:*`);
const batchOf = (first: string, last: string) => ({ kind: 'plan' as const, ...WEEK, first, last });

it('BEYOND-21 job erasure removes all queued and finished jobs that contain the runner’s id and keeps other jobs', async () => {
  const queues = await openQueues();
  const [one, other, over] = [createId(), createId(), createId()];
  const batches = queues.producer(batch);
  await batches.add(batchOf(one, other), batchOf(createId(), one), batchOf(other, other), batchOf(over, over));
  await queues.producer(fanOut).add(WEEK);
  const tick = vi.fn(async () => undefined);
  const part = partOf(queues, tick);
  const request = { userId: one, scope: 'account' as const, erasureId: createId() };
  expect(await storedText()).toContain(one);
  expect(await part.count(request)).toEqual({ jobs: 2 });
  await answers.counted(request.erasureId, part.name, { jobs: 2 }, clock.now());
  await part.erase(request);
  expect(await storedText()).not.toContain(one);
  expect(await queues.producer(batch).naming(other)).toBe(1);
  // The removed batches also contained other runners, so a new tick is requested.
  expect(tick).toHaveBeenCalledTimes(1);
});

it('job erasure rejects while one of the runner’s jobs is running, and removes the remaining jobs on retry', async () => {
  const queues = await openQueues();
  const running = await openQueues();
  const [userId, gate] = [createId(), Promise.withResolvers<void>()];
  const begun = Promise.withResolvers<void>();
  running.work(batch, async ({ data }) => {
    if (data.first !== userId) return;
    begun.resolve();
    await gate.promise;
  });
  running.start();
  await queues.producer(batch).add(batchOf(userId, userId));
  await begun.promise;
  const part = partOf(queues);
  const request = { userId, scope: 'data' as const, erasureId: createId() };
  await expect(part.erase(request)).rejects.toThrow('running');
  gate.resolve();
  await until('the end of the job', async () => (await queues.producer(batch).naming(userId)) === 0);
  await part.erase(request);
  expect(await storedText()).not.toContain(userId);
});

it('job erasure rejects until the runner’s records are erased', async () => {
  const part = partOf(await openQueues());
  const request = { userId: createId(), scope: 'data' as const, erasureId: createId() };
  await expect(part.prepare?.(request)).rejects.toThrow('not erased yet');
  await answers.counted(request.erasureId, 'records', {}, clock.now());
  await expect(part.prepare?.(request)).rejects.toThrow('not erased yet');
  await answers.done(request.erasureId, 'records');
  await part.prepare?.(request);
});
