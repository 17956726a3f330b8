import {
  BRISK_MINUTES,
  ENTRY_WALK_MINUTES,
  LADDER_MINUTES,
  LAST_LADDER_STAGE,
  type LadderStage,
  minutesOfStage,
  runMinutesOfStage,
} from '@stridewell/contracts/web';
import type { PhysioFact } from '../../messages/catalogue.ts';

/** A stage of the ladder, with its title as a message fact. */
export interface Stage extends Omit<LadderStage, 'title'> {
  title: PhysioFact;
}

const NAMES = ['first', 'walk', 'second', 'walk', 'third'] as const;

/** Returns repeated minutes of running and walking as one pair and their number; null for stages that vary. */
const repeatedOf = ([run, walk, ...rest]: readonly number[]): { times: number; run: number; walk: number } | null => {
  if (run === undefined || walk === undefined) return null;
  const isRepeated = rest.length % 2 === 0 && rest.every((one, at) => one === (at % 2 === 0 ? run : walk));
  return isRepeated ? { times: rest.length / 2 + 1, run, walk } : null;
};

/** Intervals of a stage for its card, with the message that names it. */
const describe = (minutes: readonly number[]): { intervals: string; title: PhysioFact } => {
  const values = repeatedOf(minutes);
  if (values)
    return {
      intervals: `${values.times} x (${values.run}/${values.walk})`,
      title: { code: 'stage.repeated', values },
    };
  const [run] = minutes;
  if (minutes.length === 1)
    return { intervals: `${run} continuous`, title: { code: 'stage.whole', values: { run: run ?? 0 } } };
  return {
    intervals: minutes.join('/'),
    title: {
      code: minutes.length > 3 ? 'stage.thirds' : 'stage.split',
      values: Object.fromEntries(minutes.map((one, at) => [NAMES[at], one])),
    },
  };
};

const ENTRY: Stage = {
  ...{ stage: 0, intervals: `${ENTRY_WALK_MINUTES} brisk walk`, minutes: ENTRY_WALK_MINUTES, runMinutes: 0 },
  title: { code: 'stage.walk', values: { stage: 0, walk: ENTRY_WALK_MINUTES } },
};

/** The walk-run ladder with its texts. Minutes are rounded up and include the brisk walks. */
export const LADDER: readonly Stage[] = [
  ENTRY,
  ...LADDER_MINUTES.map((minutes, at): Stage => {
    const stage = at + 1;
    const { intervals, title } = describe(minutes);
    return {
      ...{ stage, intervals, runMinutes: runMinutesOfStage(stage) },
      minutes: Math.ceil(minutesOfStage(stage) + 2 * BRISK_MINUTES),
      title: { ...title, values: { stage, ...title.values } },
    };
  }),
];

export const LAST_STAGE = LAST_LADDER_STAGE;

/** Returns the stage with the given number, clamped to the ladder. */
export const stageAt = (stage: number): Stage => LADDER[Math.min(Math.max(stage, 0), LAST_STAGE)] ?? ENTRY;

/** Stages of the twelve that the nine of the first edition correspond to, by their number. */
const OF_NINE: readonly number[] = [0, 1, 2, 3, 4, 5, 7, 9, 10, 12];

/** Returns the stage of twelve for a stage of the first edition. */
export const stageFromNine = (stage: number): number => OF_NINE[Math.min(Math.max(stage, 0), 9)] ?? 0;

/** Returns the highest stage of the first edition that is not above a stage of twelve. */
export const stageToNine = (stage: number): number => OF_NINE.findLastIndex((twelve) => twelve <= stage);
