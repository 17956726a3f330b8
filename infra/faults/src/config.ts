/** How hard the fault tests press: the full run as the requirement says, the ordinary one with less. */
export interface Faults {
  kills: number;
  busAwayMs: number;
  writers: number;
  weekly: WeeklyFaults;
  /** Runners who are erased while every service is killed. */
  erasures: number;
}

/** The weekly jobs: how many runners, and after which of the worker's three deaths Redis forgets everything. */
export interface WeeklyFaults {
  runners: number;
  flushAfterKill: number;
}

export const readFaults = (env: NodeJS.ProcessEnv = process.env): Faults =>
  env.STRIDEWELL_FULL === '1'
    ? { kills: 10, busAwayMs: 20_000, writers: 32, weekly: { runners: 10_000, flushAfterKill: 2 }, erasures: 8 }
    : // After the last death nobody waits for what the dead held: with Redis empty it is made anew at once.
      { kills: 3, busAwayMs: 3_000, writers: 32, weekly: { runners: 300, flushAfterKill: 3 }, erasures: 1 };
