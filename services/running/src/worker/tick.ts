import { dateIn, isTimezone, weekStartOf } from '@stridewell/contracts/web';
import type { Clock } from '@stridewell/kit/clock';
import type { Logger } from '@stridewell/kit/logger';
import { defineJob, type JobData } from '@stridewell/kit/queue/job';
import type { Producer } from '@stridewell/kit/queue/producer';
import { z } from 'zod';
import type { fanOut } from './fan-out.ts';
import type { Runners } from './runners-repository.ts';
import type { WeeksDone } from './weeks-repository.ts';

/**
 * Checks for weeks that have begun. The job fails after only two attempts, because the next tick follows within 15
 * minutes.
 */
export const tick = defineJob({
  queue: 'running.weekly-tick',
  data: z.strictObject({}),
  id: () => 'tick',
  attempts: 2,
  backoffMs: 5_000,
});

/**
 * Cron pattern for every 15 minutes on the quarter hour, because Monday begins on a quarter hour in every time zone.
 */
export const TICK_PATTERN = '*/15 * * * *';

/**
 * Time after which a week marked as done is checked again, in milliseconds. This is needed because runners change time
 * zones and the database may be restored from a backup.
 */
const RECHECK_MS = 3_600_000;

export interface TickDependencies {
  runners: Runners;
  weeks: WeeksDone;
  fanOut: Producer<JobData<typeof fanOut>>;
  clock: Clock;
  logger: Logger;
}

/** Adds a fan-out for every time zone in which a plan or summary may be missing, according to the database alone. */
export const createTick =
  ({ runners, weeks, fanOut, clock, logger }: TickDependencies) =>
  async (): Promise<void> => {
    const [timezones, done] = await Promise.all([runners.timezones(), weeks.all()]);
    const now = clock.now();
    const currentWeeks = timezones
      .filter((timezone) => isTimezone(timezone))
      .map((timezone) => ({ timezone, weekStart: weekStartOf(dateIn(timezone, now)) }));
    const due = currentWeeks.filter(({ timezone, weekStart }) => {
      const last = done.get(timezone);
      return last?.weekStart !== weekStart || Math.abs(now.getTime() - last.at.getTime()) > RECHECK_MS;
    });
    if (due.length > 0) await fanOut.add(...due);
    logger.debug({ timezones: timezones.length, due: due.length }, 'checked for weeks that may be incomplete');
  };
