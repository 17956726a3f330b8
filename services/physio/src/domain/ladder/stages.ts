import type { LadderStage } from '@stridewell/contracts/web';
import type { PhysioFact } from '../../messages/catalogue.ts';

/** Total minutes of brisk walking before and after the intervals of a session with running (PGM-18). */
const BRISK_BOTH = 10;

/** A stage of the ladder, with its title as a message fact. */
export interface Stage extends Omit<LadderStage, 'title'> {
  title: PhysioFact;
}

/** Minutes of the longest run without a break, by stage. */
export const LONGEST_RUNS: readonly number[] = [0, 1, 2, 3, 5, 6, 7, 9, 12, 16, 20, 25, 30];

const stageOf = (
  stage: number,
  intervals: string,
  [minutes, runMinutes]: readonly [number, number],
  title: PhysioFact,
): Stage => ({
  ...{ stage, intervals, runMinutes },
  minutes: Math.ceil(minutes + BRISK_BOTH),
  title: { ...title, values: { stage, ...title.values } },
});

/** Creates a stage with repeated run and walk intervals. */
const repeated = (stage: number, times: number, run: number, walk: number): Stage =>
  stageOf(stage, `${times} x (${run}/${walk})`, [times * (run + walk), times * run], {
    code: 'stage.repeated',
    values: { times, run, walk },
  });

const split = (stage: number, first: number, walk: number, second: number): Stage =>
  stageOf(stage, `${first}/${walk}/${second}`, [first + walk + second, first + second], {
    code: 'stage.split',
    values: { first, walk, second },
  });

const ENTRY: Stage = {
  ...{ stage: 0, intervals: '30 brisk walk', minutes: 30, runMinutes: 0 },
  title: { code: 'stage.walk', values: { stage: 0, walk: 30 } },
};

/** The walk-run ladder (section 1.9 of the domain page). Minutes are rounded up and include the brisk walks. */
export const LADDER: readonly Stage[] = [
  ENTRY,
  repeated(1, 8, 1, 2),
  repeated(2, 5, 2, 1.5),
  repeated(3, 4, 3, 1.5),
  repeated(4, 3, 5, 2),
  repeated(5, 3, 6, 2),
  repeated(6, 3, 7, 2),
  stageOf(7, '9/2/9/2/4', [26, 22], {
    code: 'stage.thirds',
    values: { first: 9, walk: 2, second: 9, third: 4 },
  }),
  repeated(8, 2, 12, 2),
  split(9, 16, 2, 10),
  split(10, 20, 2, 8),
  split(11, 25, 2, 5),
  stageOf(12, '30 continuous', [30, 30], { code: 'stage.whole', values: { run: 30 } }),
];

export const LAST_STAGE = LADDER.length - 1;

/** Returns the stage with the given number, clamped to the ladder. */
export const stageAt = (stage: number): Stage => LADDER[Math.min(Math.max(stage, 0), LAST_STAGE)] ?? ENTRY;

/** Stages of the twelve that the nine of the first edition correspond to, by their number. */
const OF_NINE: readonly number[] = [0, 1, 2, 3, 4, 5, 7, 9, 10, 12];

/** Returns the stage of twelve for a stage of the first edition. */
export const stageFromNine = (stage: number): number => OF_NINE[Math.min(Math.max(stage, 0), 9)] ?? 0;

/** Returns the highest stage of the first edition that is not above a stage of twelve. */
export const stageToNine = (stage: number): number => OF_NINE.findLastIndex((twelve) => twelve <= stage);
