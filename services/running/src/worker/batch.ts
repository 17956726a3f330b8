import { dateSchema } from '@stridewell/contracts/http/common';
import { addDays } from '@stridewell/contracts/web';
import type { Clock } from '@stridewell/kit/clock';
import type { Logger } from '@stridewell/kit/logger';
import { defineJob, type JobData } from '@stridewell/kit/queue/job';
import type { Producer } from '@stridewell/kit/queue/producer';
import type { Run } from '@stridewell/kit/queue/worker';
import { z } from 'zod';
import type { MakeSummaries } from '../features/weekly-summaries/service.ts';
import { inChunks, runConcurrently } from './concurrency.ts';
import type { Runners } from './runners-repository.ts';
import type { WeeklyMetrics } from './weekly-metrics.ts';

/** Maximum number of runners in a batch. */
export const BATCH_SIZE = 500;

/**
 * Creates plans or summaries for a range of runners in one time zone. The job's data contains only the first and the
 * last id of the range, so that its size in Redis does not depend on the number of runners.
 */
export const batch = defineJob({
  queue: 'running.weekly-batch',
  data: z.strictObject({
    kind: z.enum(['plan', 'summary']),
    timezone: z.string(),
    /** Monday of the week to plan. Summaries are created for the week before it. */
    weekStart: dateSchema,
    /** Ids of the first and the last runner of the range. */
    first: z.string(),
    last: z.string(),
  }),
  id: ({ kind, weekStart, first }) => `${kind}_${weekStart}_${first}`,
  attempts: 5,
  backoffMs: 1_000,
});

/** Creates a runner's weekly plan unless there is one. */
export type EnsureWeek = (
  userId: string,
  timezone: string,
  weekStart: string,
) => Promise<'made' | 'existed' | 'no-profile'>;

export interface BatchDependencies {
  runners: Runners;
  ensureWeek: EnsureWeek;
  makeSummaries: MakeSummaries;
  batches: Producer<JobData<typeof batch>>;
  /** Deletes plans and summaries that were created for runners who have been erased since the given instant. */
  deleteErased(userIds: readonly string[], since: Date): Promise<void>;
  clock: Clock;
  /**
   * Returns true when the database is available. An unavailable database fails the whole batch; a single failing runner
   * does not.
   */
  isDatabaseUp(): Promise<boolean>;
  logger: Logger;
  metrics: WeeklyMetrics;
}

/** Number of plans created concurrently. While some wait for the database, others are computed. */
const CONCURRENT_PLANS = 16;
/** Number of runners whose summaries are read and written together. */
const SUMMARY_CHUNK = 50;

/** Processes only runners whose plan or summary is missing, so that a retried batch continues where it stopped. */
export const createBatch = (dependencies: BatchDependencies) => {
  const { runners, ensureWeek, makeSummaries, batches, deleteErased, clock, isDatabaseUp, logger, metrics } =
    dependencies;

  const recordFailure = async (kind: 'plan' | 'summary', userId: string, error: unknown): Promise<void> => {
    if (!(await isDatabaseUp())) throw error;
    metrics.served(kind, 'failed');
    logger.error({ err: error, userId, kind }, 'weekly job failed for a runner; the next tick retries it');
  };

  const plans = async (userIds: string[], { data, signal }: Run<JobData<typeof batch>>): Promise<void> => {
    const { timezone, weekStart } = data;
    await runConcurrently(CONCURRENT_PLANS, await runners.withoutPlan(userIds, weekStart), async (userId) => {
      signal.throwIfAborted();
      try {
        metrics.served('plan', await ensureWeek(userId, timezone, weekStart));
      } catch (error) {
        await recordFailure('plan', userId, error);
      }
    });
  };

  const summaries = async (userIds: string[], { data, signal }: Run<JobData<typeof batch>>): Promise<void> => {
    const last = addDays(data.weekStart, -7);
    for (const chunk of inChunks(
      SUMMARY_CHUNK,
      await runners.withoutSummary(userIds, { timezone: data.timezone, weekStart: last }),
    )) {
      signal.throwIfAborted();
      const failures = await makeSummaries(chunk, last);
      for (const { userId, error } of failures) await recordFailure('summary', userId, error);
      metrics.served('summary', 'made', chunk.length - failures.length);
    }
  };

  return async (run: Run<JobData<typeof batch>>): Promise<void> => {
    const { kind, timezone, first, last } = run.data;
    for (let range: { first: string } | { after: string } | null = { first }; range; ) {
      const begun = clock.now();
      const { userIds, next } = await runners.page(timezone, { ...range, last }, BATCH_SIZE);
      await (kind === 'plan' ? plans : summaries)(userIds, run).finally(() => deleteErased(userIds, begun));
      range = next === null ? null : { after: next };
    }
    // Part of the job, so that the retry adds the summaries when the process is killed before this line.
    if (kind === 'plan') await batches.add({ ...run.data, kind: 'summary' });
  };
};
