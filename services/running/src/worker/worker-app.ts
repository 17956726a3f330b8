import { createService, type Overrides } from '@stridewell/kit/app/service';
import type { Identity } from '@stridewell/kit/auth/identity';
import { pingDatabase } from '@stridewell/kit/mongo/database';
import { createQueues } from '@stridewell/kit/queue/queues';
import { consumeErasures } from '@stridewell/kit/user-data/erasure';
import { RECORDS } from '@stridewell/kit/user-data/erasure-guard';
import { createErasureAnswers } from '@stridewell/kit/user-data/erasure-progress';
import { createRecords } from '@stridewell/kit/user-data/records';
import type { FastifyInstance } from 'fastify';
import { keepImportsRunning } from '../features/activities/import/keep-imports-running.ts';
import { openSpool } from '../features/activities/import/open-spool.ts';
import { createWeeklyPlanService } from '../features/weekly-plan/service.ts';
import { createSummaryInputs } from '../features/weekly-summaries/inputs-repository.ts';
import { createSummaryMaker } from '../features/weekly-summaries/service.ts';
import { migrations } from '../migrations.ts';
import { createStores } from '../stores.ts';
import { JOBS } from '../user-data.ts';
import { batch, createBatch, type EnsureWeek } from './batch.ts';
import type { WorkerConfig } from './config.ts';
import { createJobErasure } from './erase-jobs.ts';
import { createFanOut, fanOut } from './fan-out.ts';
import { registerImports } from './register-imports.ts';
import { createRunners } from './runners-repository.ts';
import { createTick, tick } from './tick.ts';
import { keepTickScheduled } from './tick-schedule.ts';
import { createWeeklyMetrics } from './weekly-metrics.ts';
import { createWeeksDone } from './weeks-repository.ts';

export interface WorkerOverrides extends Overrides {
  /** Replaces the planner in tests in which planning fails for one runner. */
  ensureWeek?: (own: EnsureWeek) => EnsureWeek;
  /** Interval between checks of the schedule, in milliseconds. */
  tickCheckMs?: number;
}

/** Identity for a process without sign-in. The worker serves only health checks and metrics. */
const NO_IDENTITY: Identity = {
  verify: async () => null,
  ready: () => true,
  load: async () => undefined,
  follow: () => undefined,
};

/** The collections to which the weekly jobs write. */
const WRITTEN_COLLECTIONS = [{ name: 'weekly_plans' }, { name: 'weekly_summaries' }];
/** The collections to which an import writes. */
const IMPORTED_COLLECTIONS = [
  { name: 'activities' },
  { name: 'activity_series' },
  { name: 'activity_import_files' },
  { name: 'withheld_training' },
  { name: 'removed_activities' },
  { name: 'training_logs' },
  ...WRITTEN_COLLECTIONS,
];

/** Number of concurrent fan-outs, so that a small time zone does not wait for a large one. */
const FAN_OUT_CONCURRENCY = 2;
/** Number of concurrent batches. While one is computed, another reads from the database. */
const BATCH_CONCURRENCY = 2;

/**
 * Builds the worker for the weekly jobs, which uses the running service's database, for `worker-main.ts` and the tests.
 */
export const buildWorker = (
  config: WorkerConfig,
  { ensureWeek = (own) => own, tickCheckMs, ...overrides }: WorkerOverrides = {},
): Promise<FastifyInstance> =>
  createService(
    config,
    {
      migrations,
      createIdentity: () => NO_IDENTITY,
      async register({ app, database, bus, clock, logger, metrics, tracer, tombstones, publishOutbox }) {
        const stores = createStores(database);
        const service = 'running';
        const { plans, summaries } = stores;
        const planRelay = publishOutbox({ source: 'weekly_plans', collection: plans.collection, service });
        const summaryRelay = publishOutbox({ source: 'weekly_summaries', collection: summaries.collection, service });
        const keeper = createWeeklyPlanService({ ...stores, clock, onSaved: (id) => planRelay.kick(id) });
        const makeSummaries = createSummaryMaker({
          summaries,
          readInputs: createSummaryInputs(database),
          clock,
          onSaved: (id) => summaryRelay.kick(id),
        });

        const connection = { url: config.redisUrl, prefix: config.bus.prefix };
        const queues = createQueues({ ...connection, clock, logger, metrics, tracer });
        const [ticks, fanOuts, batches] = [queues.producer(tick), queues.producer(fanOut), queues.producer(batch)];
        const runners = createRunners(database);
        const weeks = createWeeksDone(database);
        const answers = createErasureAnswers(database);
        const writtenRecords = createRecords(database, WRITTEN_COLLECTIONS);
        queues.work(tick, createTick({ runners, weeks, fanOut: fanOuts, clock, logger }));
        queues.work(fanOut, createFanOut({ runners, weeks, batches, clock }), { concurrency: FAN_OUT_CONCURRENCY });
        queues.work(
          batch,
          createBatch({
            runners,
            ensureWeek: ensureWeek(keeper.ensureWeek),
            makeSummaries,
            batches,
            async deleteErased(userIds, since) {
              for (const userId of await tombstones.since(userIds, since)) await writtenRecords.erase(userId, 'data');
            },
            clock,
            isDatabaseUp: () => pingDatabase(database),
            logger,
            metrics: createWeeklyMetrics(metrics),
          }),
          { concurrency: BATCH_CONCURRENCY },
        );

        const spool = openSpool(config);
        const {
          imports,
          jobs: importJobs,
          close: closeImports,
        } = registerImports({
          ...{ stores, keeper, summaryInputs: createSummaryInputs(database), queues, publishOutbox, clock, logger },
          ...{ database, spool },
          async deleteErased(userId, since) {
            if ((await tombstones.since([userId], since)).length > 0)
              await createRecords(database, IMPORTED_COLLECTIONS).erase(userId, 'data');
          },
        });
        consumeErasures({
          ...{ service, bus, clock, answers },
          parts: [RECORDS, JOBS],
          part: createJobErasure({
            queues: [fanOuts, batches, importJobs],
            ...{ answers, clock, tick: () => ticks.add({}), removeUploads: spool.removeAll },
          }),
        });

        const stop = new AbortController();
        const { signal } = stop;
        let working: Promise<void> = Promise.resolve();
        const work = async (): Promise<void> => {
          queues.start();
          const starting = keepImportsRunning({ imports, jobs: importJobs, spool, clock, logger, signal });
          await keepTickScheduled({
            ticks,
            logger,
            signal,
            ...(tickCheckMs === undefined ? {} : { intervalMs: tickCheckMs }),
          });
          await starting;
        };
        app.addHook('preClose', async () => {
          stop.abort();
          // When Redis has just become unavailable, a pending command fails only after the connection closes.
          await Promise.all([working, queues.close(), closeImports()]);
        });
        return {
          // Without Redis the worker waits and stays ready: it receives no traffic that could be diverted.
          checks: () => ({ redis: { up: queues.connected(), required: false } }),
          onStart: async () => {
            working = work();
          },
        };
      },
    },
    overrides,
  );
