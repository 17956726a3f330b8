import { addDays } from '@stridewell/contracts/web';
import type { Bus } from '@stridewell/kit/bus/bus';
import type { Clock } from '@stridewell/kit/clock';
import type { Logger } from '@stridewell/kit/logger';
import type { Metrics } from '@stridewell/kit/metrics';
import type { Connection } from '@stridewell/kit/mongo/database';
import { createRelay, toEvent } from '@stridewell/kit/outbox/relay';
import { createWeeklyPlanService } from '@stridewell/running/features/weekly-plan/service';
import { createSummaryInputs } from '@stridewell/running/features/weekly-summaries/inputs-repository';
import { createSummaryMaker } from '@stridewell/running/features/weekly-summaries/service';
import { createStores } from '@stridewell/running/stores';
import { inChunks, runConcurrently } from '@stridewell/running/worker/concurrency';
import type { SeededRunner } from '@stridewell/running/worker/testing/seed-runners';

export interface BareLoopDependencies {
  database: Connection;
  bus: Bus;
  clock: Clock;
  logger: Logger;
  metrics: Metrics;
}

/** Concurrency equal to the worker's: two batches of sixteen plans, and two batches of fifty summaries. */
const LANES = 32;
const CHUNK = 50;

/**
 * Baseline to compare the weekly worker with: the worker's functions do the worker's reads, computation and writes for
 * a fixed list of runners, without a queue, paging, a search for missing plans or resumption.
 */
export const createBareLoop = ({ database, bus, clock, logger, metrics }: BareLoopDependencies) => {
  const stores = createStores(database);
  const deliver = (entry: Parameters<typeof toEvent>[1], { userId }: { userId: string }) =>
    bus.publish(toEvent('running', entry, userId));
  const options = { deliver, logger, metrics };
  const planRelay = createRelay({ source: 'weekly_plans', collection: stores.plans.collection, ...options });
  const summaryRelay = createRelay({ source: 'weekly_summaries', collection: stores.summaries.collection, ...options });
  const keeper = createWeeklyPlanService({ ...stores, clock, onSaved: (id) => planRelay.kick(id) });
  const makeSummaries = createSummaryMaker({
    summaries: stores.summaries,
    readInputs: createSummaryInputs(database),
    clock,
    onSaved: (id) => summaryRelay.kick(id),
  });
  for (const relay of [planRelay, summaryRelay]) relay.start();
  return {
    async run(runners: readonly SeededRunner[], weekStart: string): Promise<void> {
      await runConcurrently(LANES, runners, async ({ userId, timezone }) => {
        await keeper.ensureWeek(userId, timezone, weekStart);
      });
      const chunks = inChunks(
        CHUNK,
        runners.map(({ userId }) => userId),
      );
      await runConcurrently(2, chunks, async (userIds) => {
        const failures = await makeSummaries(userIds, addDays(weekStart, -7));
        if (failures.length > 0) throw new Error(`${failures.length} summaries failed`);
      });
    },
    close: () => Promise.all([planRelay.stop(), summaryRelay.stop()]),
  };
};
