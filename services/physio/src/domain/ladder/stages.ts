import type { LadderStage } from '@stridewell/contracts/web';
import type { PhysioFact } from '../../messages/catalogue.ts';

/** Total minutes of brisk walking before and after the intervals of a session with running (PGM-18). */
const BRISK_BOTH = 10;

/** A stage of the ladder, with its title as a message fact. */
export interface Stage extends Omit<LadderStage, 'title'> {
  title: PhysioFact;
}

const stageOf = (stage: number, intervals: string, minutes: number, runMinutes: number, title: PhysioFact): Stage => ({
  ...{ stage, intervals, runMinutes },
  minutes: Math.ceil(minutes + BRISK_BOTH),
  title: { ...title, values: { stage, ...title.values } },
});

/** Creates a stage with repeated run and walk intervals. */
const repeated = (stage: number, times: number, run: number, walk: number): Stage =>
  stageOf(stage, `${times} x (${run}/${walk})`, times * (run + walk), times * run, {
    code: 'stage.repeated',
    values: { times, run, walk },
  });
const split = (stage: number, first: number, walk: number, second: number): Stage =>
  stageOf(stage, `${first}/${walk}/${second}`, first + walk + second, first + second, {
    code: 'stage.split',
    values: { first, walk, second },
  });

const ENTRY: Stage = {
  ...{ stage: 0, intervals: '30 brisk walk', minutes: 30, runMinutes: 0 },
  title: { code: 'stage.walk', values: { stage: 0, walk: 30 } },
};

/** The walk-run ladder (section C of the domain page). Minutes are rounded up and include the brisk walks. */
export const LADDER: readonly Stage[] = [
  ENTRY,
  repeated(1, 8, 1, 2),
  repeated(2, 5, 2, 1.5),
  repeated(3, 4, 3, 1.5),
  repeated(4, 3, 5, 2),
  repeated(5, 3, 6, 2),
  repeated(6, 2, 11, 2),
  split(7, 16, 2, 10),
  split(8, 20, 2, 8),
  stageOf(9, '30 continuous', 30, 30, { code: 'stage.whole', values: { run: 30 } }),
];

export const LAST_STAGE = LADDER.length - 1;

/** Returns the stage with the given number, clamped to 0 to 9. */
export const stageAt = (stage: number): Stage => LADDER[Math.min(Math.max(stage, 0), LAST_STAGE)] ?? ENTRY;
