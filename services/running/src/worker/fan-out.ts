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

/** Goes through the runners of a time zone for a week. What its tries leave undone the next tick asks for again. */
export const fanOut = defineJob({
  queue: 'running.weekly-fan-out',
  data: z.strictObject({ timezone: z.string(), weekStart: dateSchema }),
  id: ({ timezone, weekStart }) => `${weekStart}_${timezone}`,
  attempts: 5,
  backoffMs: 1_000,
});

/** How far a run came, kept in the job: lost with Redis, and with it the batches, so that both begin anew. */
const progress = z.object({ after: z.string(), missing: z.number() });

export interface FanOutDependencies {
  runners: Runners;
  weeks: WeeksDone;
  batches: Producer<JobData<typeof batch>>;
  clock: Clock;
}

/**
 * Adds a batch for every page of runners among whom somebody is without this week's plan or last week's summary. When
 * nobody is, the week counts as done.
 */
export const createFanOut =
  ({ runners, weeks, batches, clock }: FanOutDependencies) =>
  async ({ data, signal, saved, save }: Run<JobData<typeof fanOut>>): Promise<void> => {
    const { timezone, weekStart } = data;
    /** What a page lacks: summaries come after plans, since they tell of the week ahead. */
    const lacking = async (userIds: string[]): Promise<JobData<typeof batch>['kind'] | null> => {
      if ((await runners.withoutPlan(userIds, weekStart)).length > 0) return 'plan';
      const last = await runners.withoutSummary(userIds, { timezone, weekStart: addDays(weekStart, -7) });
      return last.length > 0 ? 'summary' : null;
    };
    let { after, missing } = progress.safeParse(saved).data ?? { after: '', missing: 0 };
    for (let isLast = false; !isLast; ) {
      signal.throwIfAborted();
      const { userIds, next } = await runners.page(timezone, { after }, BATCH_SIZE);
      const [first, last] = [userIds[0], userIds.at(-1)];
      const kind = await lacking(userIds);
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
