import { planPublished, summaryPublished } from '@stridewell/contracts/events/events';
import { createLogger } from '@stridewell/kit/logger';
import { createMetrics } from '@stridewell/kit/metrics';
import type { Connection } from '@stridewell/kit/mongo/database';
import { createQueues, type Queues } from '@stridewell/kit/queue/queues';
import { createMovableClock } from '@stridewell/kit/test-clock/movable';
import { untilReady } from '@stridewell/kit/testing/ready';
import { createScope, type TestScope } from '@stridewell/kit/testing/scope';
import { createSigner } from '@stridewell/kit/testing/signer';
import { openDatabase } from '@stridewell/kit/testing/things';
import { until } from '@stridewell/kit/testing/until';
import type { FastifyInstance } from 'fastify';
import { spoolFolder } from '../../features/activities/testing/spool-folder.ts';
import { addFreshTick } from '../fresh-tick.ts';
import { tick } from '../tick.ts';
import { buildWorker, type WorkerOverrides } from '../worker-app.ts';

/** Returns the number of plans or summaries of a week, by user id. */
export type CountsByUser = Map<string, number>;

export interface WorkerTestBed {
  scope: TestScope;
  database: Connection;
  queues: Queues;
  /** Starts a worker whose clock shows the given instant. Several workers can run at the same time. */
  start(now: string, overrides?: WorkerOverrides & { redisUrl?: string }): Promise<StartedWorker>;
  plans(weekStart: string): Promise<CountsByUser>;
  summaries(weekStart: string): Promise<CountsByUser>;
  /** Returns event ids by `<week> <user id>`. A redelivered event has an unchanged id and counts once. */
  published: Record<'plan' | 'summary', Map<string, Set<string>>>;
  tick(): Promise<void>;
  close(): Promise<void>;
}

export interface StartedWorker {
  app: FastifyInstance;
  /** Changes the worker's clock and adds a tick that begins after the change. */
  setNow(instant: string): Promise<void>;
  close(): Promise<void>;
}

const QUICK_MS = 50;

/** Creates a test bed for the worker with real Redis, NATS and database, which records the worker's events. */
export const createWorkerTestBed = async (): Promise<WorkerTestBed> => {
  const scope = createScope();
  const signer = await createSigner(scope);
  const database = await openDatabase(scope, 'running');
  const queues = createQueues({
    url: scope.redisUrl,
    prefix: scope.prefix,
    clock: createMovableClock(),
    logger: createLogger('test', 'silent'),
    metrics: createMetrics('test'),
  });
  await until('Redis', () => queues.connected());
  const published: WorkerTestBed['published'] = { plan: new Map(), summary: new Map() };
  for (const [kind, event] of [
    ['plan', planPublished],
    ['summary', summaryPublished],
  ] as const)
    signer.bus.consume<{ weekStart: string }>({
      name: `test.${kind}`,
      event,
      handle: async ({ id, subject, data }) => {
        const key = `${data.weekStart} ${subject}`;
        published[kind].set(key, (published[kind].get(key) ?? new Set()).add(id));
      },
    });
  const started = new Set<FastifyInstance>();
  const counts = async (collection: string, weekStart: string): Promise<CountsByUser> => {
    const rows = await database.collection<{ userId: string }>(collection).find({ weekStart }).toArray();
    return new Map([...Map.groupBy(rows, ({ userId }) => userId)].map(([userId, own]) => [userId, own.length]));
  };
  return {
    scope,
    database,
    queues,
    async start(now, { redisUrl = scope.redisUrl, ...overrides } = {}) {
      const clock = createMovableClock();
      const ticks = queues.producer(tick);
      const move = (instant: string): void => clock.setOffset(Date.parse(instant) - Date.now());
      const setNow = async (instant: string): Promise<void> => {
        move(instant);
        await addFreshTick(ticks);
      };
      move(now);
      const config = { ...scope.config('running'), redisUrl, importSpool: spoolFolder(scope) };
      const app = await buildWorker(config, { clock, tickCheckMs: QUICK_MS, ...overrides });
      started.add(app);
      await untilReady(app);
      return { app, setNow, close: () => app.close() };
    },
    plans: (weekStart) => counts('weekly_plans', weekStart),
    summaries: (weekStart) => counts('weekly_summaries', weekStart),
    published,
    tick: () => queues.producer(tick).add({}),
    async close() {
      for (const app of started) await app.close();
      await queues.close();
      await signer.close();
      await database.close();
    },
  };
};
