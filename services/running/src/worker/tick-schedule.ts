import { type Clock, pause } from '@stridewell/kit/clock';
import type { Logger } from '@stridewell/kit/logger';
import type { JobData } from '@stridewell/kit/queue/job';
import type { Producer } from '@stridewell/kit/queue/producer';
import { TICK_PATTERN, type tick } from './tick.ts';

const CHECK_INTERVAL_MS = 1_000;

export interface TickingDependencies {
  ticks: Producer<JobData<typeof tick>>;
  clock: Clock;
  logger: Logger;
  signal: AbortSignal;
  lookMs?: number;
}

/**
 * Adds a tick now and keeps the schedule in place: when Redis has lost it, it is created again with an immediate tick,
 * because jobs were lost with it. A change of the clock also adds a tick. Runs until the signal aborts.
 */
export const keepTickScheduled = async ({
  ticks,
  clock,
  logger,
  signal,
  lookMs = CHECK_INTERVAL_MS,
}: TickingDependencies) => {
  /** The clock's offset when the last tick was added here. NaN before the first. */
  let ticked = Number.NaN;
  while (!signal.aborted) {
    try {
      const offset = clock.offset();
      const machine = new Date(clock.now().getTime() - offset);
      const isNew = await ticks.schedule(TICK_PATTERN, {}, machine);
      if (isNew || ticked !== offset) {
        await ticks.add({});
        ticked = offset;
      }
    } catch (error) {
      logger.debug({ err: error }, 'waiting for Redis to schedule the tick');
      ticked = Number.NaN;
    }
    await pause(lookMs, signal);
  }
};
