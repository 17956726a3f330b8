/** How hard the fault tests press: the full run as the requirement says, the ordinary one with less. */
export interface Faults {
  kills: number;
  busAwayMs: number;
  writers: number;
}

export const readFaults = (env: NodeJS.ProcessEnv = process.env): Faults =>
  env.STRIDEWELL_FULL === '1'
    ? { kills: 10, busAwayMs: 20_000, writers: 32 }
    : { kills: 3, busAwayMs: 3_000, writers: 32 };
