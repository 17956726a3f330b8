import { dateIn, isTimezone, weekStartOf } from '@stridewell/contracts/web';
import type { Clock } from '@stridewell/kit/clock';
import type { Logger } from '@stridewell/kit/logger';
import { defineJob, type JobData } from '@stridewell/kit/queue/job';
import type { Producer } from '@stridewell/kit/queue/producer';
import { z } from 'zod';
import type { fanOut } from './fan-out.ts';
import type { Runners } from './runners-repository.ts';
import type { WeeksDone } from './weeks-repository.ts';

/** Looks for weeks that have begun somewhere. Given up after two tries: the next one comes in a quarter of an hour. */
export const tick = defineJob({
  queue: 'running.weekly-tick',
  data: z.strictObject({}),
  id: () => 'tick',
  attempts: 2,
  backoffMs: 5_000,
});

/** Every quarter of an hour on the quarter: at one of them it becomes Monday in every time zone there is. */
export const TICK_PATTERN = '*/15 * * * *';

/**
 * A week that everybody was seen to have is looked at again after so long: runners move between time zones, and a
 * database may have been restored.
 */
const SURE_MS = 3_600_000;

export interface TickDependencies {
  runners: Runners;
  weeks: WeeksDone;
  fanOut: Producer<JobData<typeof fanOut>>;
  clock: Clock;
  logger: Logger;
}

/**
 * Asks for the week of every time zone in which somebody may be without plan or summary; the database tells, never
 * Redis.
 */
export const createTick = ({ runners, weeks, fanOut, clock, logger }: TickDependencies) => {
  const look = async (): Promise<void> => {
    const [timezones, done] = await Promise.all([runners.timezones(), weeks.all()]);
    const now = clock.now();
    const begun = timezones
      .filter((timezone) => isTimezone(timezone))
      .map((timezone) => ({ timezone, weekStart: weekStartOf(dateIn(timezone, now)) }));
    const unsure = begun.filter(({ timezone, weekStart }) => {
      const last = done.get(timezone);
      return last?.weekStart !== weekStart || Math.abs(now.getTime() - last.at.getTime()) > SURE_MS;
    });
    if (unsure.length > 0) await fanOut.add(...unsure);
    logger.debug({ timezones: timezones.length, unsure: unsure.length }, 'weeks looked at');
  };
  return async (): Promise<void> => {
    for (let offset = Number.NaN; offset !== clock.offset(); ) {
      // Who moves the clock while this runs asks in vain for another tick: so it looks again.
      offset = clock.offset();
      await look();
    }
  };
};
