/**
 * Size of the fault tests. A full run uses the sizes that the requirements state. An ordinary run uses smaller sizes.
 */
export interface FaultOptions {
  kills: number;
  busAwayMs: number;
  writers: number;
  weekly: WeeklyFaults;
  /** Number of runners who are erased while every service is killed. */
  erasures: number;
}

/**
 * Size of the weekly jobs test: the number of runners, and which of the worker's three kills is followed by a flush of
 * Redis.
 */
export interface WeeklyFaults {
  runners: number;
  flushAfterKill: number;
}

export const readFaults = (env: NodeJS.ProcessEnv = process.env): FaultOptions =>
  env.STRIDEWELL_FULL === '1'
    ? { kills: 10, busAwayMs: 20_000, writers: 32, weekly: { runners: 10_000, flushAfterKill: 2 }, erasures: 8 }
    : // Flushed after the last kill. All jobs are then added again, so none waits for the killed worker's locks.
      { kills: 3, busAwayMs: 3_000, writers: 32, weekly: { runners: 300, flushAfterKill: 3 }, erasures: 1 };
