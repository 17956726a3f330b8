import { dateSchema } from '@stridewell/contracts/http/common';
import { addDays } from '@stridewell/contracts/web';
import type { Clock } from '@stridewell/kit/clock';
import type { Logger } from '@stridewell/kit/logger';
import { defineJob, type JobData } from '@stridewell/kit/queue/job';
import type { Producer } from '@stridewell/kit/queue/producer';
import type { Run } from '@stridewell/kit/queue/worker';
import { z } from 'zod';
import type { MakeSummaries } from '../weekly-summaries/make.ts';
import { inChunks, sideBySide } from './chunks.ts';
import type { WeeklyMeasures } from './measures.ts';
import type { Runners } from './runners-repository.ts';

/** Runners a batch serves. */
export const BATCH_SIZE = 500;

/**
 * Plans or summaries for a stretch of one time zone's runners. It names the ends of the stretch instead of every
 * runner: Redis holds the same few bytes however many they are.
 */
export const batch = defineJob({
  queue: 'running.weekly-batch',
  data: z.strictObject({
    kind: z.enum(['plan', 'summary']),
    timezone: z.string(),
    /** The week that is planned; the summaries are those of the week before. */
    weekStart: dateSchema,
    /** Ids of the first and the last runner of the stretch. */
    first: z.string(),
    last: z.string(),
  }),
  id: ({ kind, weekStart, first }) => `${kind}_${weekStart}_${first}`,
  attempts: 5,
  backoffMs: 1_000,
});

/** Makes a runner's week unless there is one. */
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
  /** Takes back what was made for those who were erased since an instant. */
  leaveNothing(userIds: readonly string[], since: Date): Promise<void>;
  clock: Clock;
  /** Whether the database answers: one that is away fails the batch, a runner who cannot be served does not. */
  isDatabaseUp(): Promise<boolean>;
  logger: Logger;
  measures: WeeklyMeasures;
}

/** Plans side by side: what one waits for the database, the others compute. */
const SIDE_BY_SIDE = 16;
/** Runners whose summaries are read and written at once. */
const CHUNK = 50;

/**
 * Serves those of its stretch who are still without, so that a batch run again goes on where the killed one stopped.
 */
export const createBatch = (dependencies: BatchDependencies) => {
  const { runners, ensureWeek, makeSummaries, batches, leaveNothing, clock, isDatabaseUp, logger, measures } =
    dependencies;

  const failed = async (kind: 'plan' | 'summary', userId: string, error: unknown): Promise<void> => {
    if (!(await isDatabaseUp())) throw error;
    measures.served(kind, 'failed');
    logger.error({ err: error, userId, kind }, 'a runner was not served; the next tick tries again');
  };

  const plans = async (userIds: string[], { data, signal }: Run<JobData<typeof batch>>): Promise<void> => {
    const { timezone, weekStart } = data;
    await sideBySide(SIDE_BY_SIDE, await runners.withoutPlan(userIds, weekStart), async (userId) => {
      signal.throwIfAborted();
      try {
        measures.served('plan', await ensureWeek(userId, timezone, weekStart));
      } catch (error) {
        await failed('plan', userId, error);
      }
    });
  };

  const summaries = async (userIds: string[], { data, signal }: Run<JobData<typeof batch>>): Promise<void> => {
    const last = addDays(data.weekStart, -7);
    for (const chunk of inChunks(
      CHUNK,
      await runners.withoutSummary(userIds, { timezone: data.timezone, weekStart: last }),
    )) {
      signal.throwIfAborted();
      const failures = await makeSummaries(chunk, last);
      for (const { userId, error } of failures) await failed('summary', userId, error);
      measures.served('summary', 'made', chunk.length - failures.length);
    }
  };

  return async (run: Run<JobData<typeof batch>>): Promise<void> => {
    const { kind, timezone, first, last } = run.data;
    for (let stretch: { first: string } | { after: string } | null = { first }; stretch; ) {
      const begun = clock.now();
      const { userIds, next } = await runners.page(timezone, { ...stretch, last }, BATCH_SIZE);
      await (kind === 'plan' ? plans : summaries)(userIds, run).finally(() => leaveNothing(userIds, begun));
      stretch = next === null ? null : { after: next };
    }
    // Part of the job: a kill in between runs it again, and adds the summaries then.
    if (kind === 'plan') await batches.add({ ...run.data, kind: 'summary' });
  };
};
