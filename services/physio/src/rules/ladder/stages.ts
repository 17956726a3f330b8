import type { LadderStage } from '@stridewell/contracts/web';

/** Total minutes of brisk walking before and after every session with running (PGM-18). */
const BRISK_BOTH = 10;

/** Intervals, words, run minutes and total minutes of a stage with repeated run and walk intervals. */
const repeated = (times: number, run: number, walk: number): readonly [string, string, number, number] => [
  `${times} x (${run}/${walk})`,
  `${times} x (${run} min run / ${walk} min walk)`,
  times * run,
  times * (run + walk),
];
const split = (first: number, walk: number, second: number): readonly [string, string, number, number] => [
  `${first}/${walk}/${second}`,
  `${first} min run / ${walk} min walk / ${second} min run`,
  first + second,
  first + walk + second,
];

/** Intervals, words, run minutes and total minutes of stages 1 to 9 (section C of the domain page). */
const RUNS: readonly (readonly [string, string, number, number])[] = [
  repeated(8, 1, 2),
  repeated(5, 2, 1.5),
  repeated(4, 3, 1.5),
  repeated(3, 5, 2),
  repeated(3, 6, 2),
  repeated(2, 11, 2),
  split(16, 2, 10),
  split(20, 2, 8),
  ['30 continuous', '30 min run', 30, 30],
];

const ENTRY: LadderStage = {
  stage: 0,
  title: 'Stage 0: 30 min brisk walk',
  intervals: '30 brisk walk',
  minutes: 30,
  runMinutes: 0,
};

/** The walk-run ladder, stages 0 to 9. Minutes are rounded up and include the brisk walks before and after. */
export const LADDER: readonly LadderStage[] = [
  ENTRY,
  ...RUNS.map(([intervals, words, runMinutes, minutes], at) => ({
    stage: at + 1,
    title: `Stage ${at + 1}: ${words}`,
    intervals,
    minutes: Math.ceil(minutes + BRISK_BOTH),
    runMinutes,
  })),
];

export const LAST_STAGE = LADDER.length - 1;

/** A stage by its number, clamped to 0 to 9. */
export const stageAt = (stage: number): LadderStage => LADDER[Math.min(Math.max(stage, 0), LAST_STAGE)] ?? ENTRY;
