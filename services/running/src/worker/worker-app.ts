import { createService, type Overrides } from '@stridewell/kit/app/service';
import type { Identity } from '@stridewell/kit/auth/identity';
import { readTestClock } from '@stridewell/kit/bus/test-clock';
import { pingDatabase } from '@stridewell/kit/mongo/database';
import { createQueues } from '@stridewell/kit/queue/queues';
import { RECORDS } from '@stridewell/kit/user-data/erased';
import { consumeErasures } from '@stridewell/kit/user-data/erasure';
import { createErasureAnswers } from '@stridewell/kit/user-data/erasure-answers';
import { createRecords } from '@stridewell/kit/user-data/records';
import type { FastifyInstance } from 'fastify';
import { migrations } from '../migrations.ts';
import { createStores } from '../stores.ts';
import { JOBS } from '../user-data.ts';
import { createPlanKeeper } from '../weekly-plan/keeper.ts';
import { createSummaryInputs } from '../weekly-summaries/inputs-repository.ts';
import { createSummaryMaker } from '../weekly-summaries/make.ts';
import { batch, createBatch, type EnsureWeek } from './batch.ts';
import type { WorkerConfig } from './config.ts';
import { createEraseJobs } from './erase-jobs.ts';
import { createFanOut, fanOut } from './fan-out.ts';
import { createWeeklyMeasures } from './measures.ts';
import { createRunners } from './runners-repository.ts';
import { createTick, tick } from './tick.ts';
import { keepTicking } from './ticking.ts';
import { createWeeksDone } from './weeks-repository.ts';

export interface WorkerOverrides extends Overrides {
  /** Stands around the planner, for tests of a runner who cannot be planned for. */
  ensureWeek?: (own: EnsureWeek) => EnsureWeek;
  /** How often the schedule is looked after, milliseconds. */
  lookMs?: number;
}

/** Nobody signs in here: beside health and measures there is no route. */
const NOBODY: Identity = {
  verify: async () => null,
  ready: () => true,
  load: async () => undefined,
  follow: () => undefined,
};

/** What the weekly jobs make for a runner. */
const MADE_HERE = [{ name: 'weekly_plans' }, { name: 'weekly_summaries' }];

/** Time zones at once: a small one does not wait for all of a large one. */
const FAN_OUTS = 2;
/** Batches at once: while one computes, the other reads. */
const BATCHES = 2;

/** The worker of running's weekly jobs, on the service's own database. `worker-main.ts` and the tests build it here. */
export const buildWorker = (
  config: WorkerConfig,
  { ensureWeek = (own) => own, lookMs, ...overrides }: WorkerOverrides = {},
): Promise<FastifyInstance> =>
  createService(
    config,
    {
      migrations,
      createIdentity: () => NOBODY,
      async register({ app, database, bus, clock, logger, metrics, tracer, tombstones, publishOutbox }) {
        const stores = createStores(database);
        const planRelay = publishOutbox({ source: 'weekly_plans', model: stores.plans.model, service: 'running' });
        const summaryRelay = publishOutbox({
          source: 'weekly_summaries',
          model: stores.summaries.model,
          service: 'running',
        });
        const keeper = createPlanKeeper({ ...stores, clock, onSaved: (id) => planRelay.kick(id) });
        const makeSummaries = createSummaryMaker({
          summaries: stores.summaries,
          readInputs: createSummaryInputs(database),
          clock,
          onSaved: (id) => summaryRelay.kick(id),
        });

        const queues = createQueues({
          url: config.redisUrl,
          prefix: config.bus.prefix,
          clock,
          logger,
          metrics,
          tracer,
        });
        const [ticks, fanOuts, batches] = [queues.producer(tick), queues.producer(fanOut), queues.producer(batch)];
        const runners = createRunners(database);
        const weeks = createWeeksDone(database);
        const answers = createErasureAnswers(database);
        const made = createRecords(database, MADE_HERE);
        queues.work(tick, createTick({ runners, weeks, fanOut: fanOuts, clock, logger }));
        queues.work(fanOut, createFanOut({ runners, weeks, batches, clock }), { concurrency: FAN_OUTS });
        queues.work(
          batch,
          createBatch({
            runners,
            ensureWeek: ensureWeek(keeper.ensureWeek),
            makeSummaries,
            batches,
            async leaveNothing(userIds, since) {
              for (const userId of await tombstones.since(userIds, since)) await made.erase(userId, 'data');
            },
            clock,
            isDatabaseUp: () => pingDatabase(database),
            logger,
            measures: createWeeklyMeasures(metrics),
          }),
          { concurrency: BATCHES },
        );

        consumeErasures({
          service: 'running',
          ...{ bus, clock, answers },
          parts: [RECORDS, JOBS],
          part: createEraseJobs({ queues: [fanOuts, batches], answers, tick: () => ticks.add({}), clock }),
        });

        const stop = new AbortController();
        const { signal } = stop;
        let working: Promise<void> = Promise.resolve();
        const work = async (): Promise<void> => {
          if (!config.production) await readTestClock(bus, clock, signal);
          if (signal.aborted) return;
          queues.start();
          await keepTicking({ ticks, clock, logger, signal, ...(lookMs === undefined ? {} : { lookMs }) });
        };
        app.addHook('preClose', async () => {
          stop.abort();
          // A question to a Redis that has just gone is given up with its connection, not before.
          await Promise.all([working, queues.close()]);
        });
        return {
          // Without Redis it waits, and there is nothing to be kept away from it.
          checks: () => ({ redis: { up: queues.connected(), required: false } }),
          onStart: async () => {
            working = work();
          },
        };
      },
    },
    overrides,
  );
