import { pause } from '@stridewell/kit/clock';
import type { Logger } from '@stridewell/kit/logger';
import type { JobData } from '@stridewell/kit/queue/job';
import type { Producer } from '@stridewell/kit/queue/producer';
import { TICK_PATTERN, type tick } from './tick.ts';

const CHECK_INTERVAL_MS = 1_000;

export interface TickingDependencies {
  ticks: Producer<JobData<typeof tick>>;
  logger: Logger;
  signal: AbortSignal;
  intervalMs?: number;
}

/**
 * Adds a tick now and maintains the schedule. When Redis has lost the schedule, it is created again with an immediate
 * tick, because the jobs were lost as well. Runs until the signal aborts.
 */
export const keepTickScheduled = async ({
  ticks,
  logger,
  signal,
  intervalMs = CHECK_INTERVAL_MS,
}: TickingDependencies) => {
  let hasTicked = false;
  while (!signal.aborted) {
    try {
      const isNew = await ticks.schedule(TICK_PATTERN, {});
      if (isNew || !hasTicked) await ticks.add({});
      hasTicked = true;
    } catch (error) {
      logger.debug({ err: error }, 'waiting for Redis to schedule the tick');
      hasTicked = false;
    }
    await pause(intervalMs, signal);
  }
};
