import { dateSchema } from '@stridewell/contracts/http/common';
import { addDays } from '@stridewell/contracts/web';
import type { Clock } from '@stridewell/kit/clock';
import { defineJob, type JobData } from '@stridewell/kit/queue/job';
import type { Producer } from '@stridewell/kit/queue/producer';
import type { Run } from '@stridewell/kit/queue/worker';
import { z } from 'zod';
import type { batch } from './batch.ts';
import { BATCH_SIZE } from './batch.ts';
import type { Runners } from './runners-repository.ts';
import type { WeeksDone } from './weeks-repository.ts';

/** Pages through the runners of a time zone for a week. When all attempts fail, the next tick adds the job again. */
export const fanOut = defineJob({
  queue: 'running.weekly-fan-out',
  data: z.strictObject({ timezone: z.string(), weekStart: dateSchema }),
  id: ({ timezone, weekStart }) => `${weekStart}_${timezone}`,
  attempts: 5,
  backoffMs: 1_000,
});

/**
 * Progress of the job, stored in the job itself. When Redis loses it, the batches are lost as well, and everything
 * starts again.
 */
const progress = z.object({ after: z.string(), missing: z.number() });

export interface FanOutDependencies {
  runners: Runners;
  weeks: WeeksDone;
  batches: Producer<JobData<typeof batch>>;
  clock: Clock;
}

/**
 * Adds a batch for every page with a runner who has no plan for this week or no summary of last week. When there is no
 * such runner, the week is marked as done.
 */
export const createFanOut =
  ({ runners, weeks, batches, clock }: FanOutDependencies) =>
  async ({ data, signal, saved, save }: Run<JobData<typeof fanOut>>): Promise<void> => {
    const { timezone, weekStart } = data;
    /** Returns the kind of batch that a page needs. Plans come first, because summaries mention the next week. */
    const missingKind = async (userIds: string[]): Promise<JobData<typeof batch>['kind'] | null> => {
      if ((await runners.withoutPlan(userIds, weekStart)).length > 0) return 'plan';
      const last = await runners.withoutSummary(userIds, { timezone, weekStart: addDays(weekStart, -7) });
      return last.length > 0 ? 'summary' : null;
    };
    let { after, missing } = progress.safeParse(saved).data ?? { after: '', missing: 0 };
    for (let isLast = false; !isLast; ) {
      signal.throwIfAborted();
      const { userIds, next } = await runners.page(timezone, { after }, BATCH_SIZE);
      const [first, last] = [userIds[0], userIds.at(-1)];
      const kind = await missingKind(userIds);
      if (kind && first && last) {
        await batches.add({ kind, timezone, weekStart, first, last });
        missing += 1;
      }
      isLast = next === null;
      after = next ?? after;
      if (!isLast) await save({ after, missing });
    }
    if (missing === 0) await weeks.done(timezone, weekStart, clock.now());
  };
