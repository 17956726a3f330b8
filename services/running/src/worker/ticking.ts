import { type Clock, pause } from '@stridewell/kit/clock';
import type { Logger } from '@stridewell/kit/logger';
import type { JobData } from '@stridewell/kit/queue/job';
import type { Producer } from '@stridewell/kit/queue/producer';
import { TICK_PATTERN, type tick } from './tick.ts';

const LOOK_MS = 1_000;

export interface TickingDependencies {
  ticks: Producer<JobData<typeof tick>>;
  clock: Clock;
  logger: Logger;
  signal: AbortSignal;
  lookMs?: number;
}

/**
 * Ticks once now, and sees to it that the schedule stands: where Redis lost it, it is made anew and a tick is asked for
 * at once, since jobs were lost with it. A clock that is moved ticks too. Runs until the signal.
 */
export const keepTicking = async ({ ticks, clock, logger, signal, lookMs = LOOK_MS }: TickingDependencies) => {
  /** The clock's offset at the last tick asked for here; NaN before the first. */
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
      logger.debug({ err: error }, 'the tick waits for Redis');
      ticked = Number.NaN;
    }
    await pause(lookMs, signal);
  }
};
