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

export const LAST_STAGE = LAST_LADDER_STAGE;

const NAMES = ['first', 'walk', 'second', 'walk', 'third'] as const;

/**
 * Returns repeated minutes of running and walking as one pair and its number of repetitions; null for stages that vary.
 */
const repeatedOf = ([run, walk, ...rest]: readonly number[]): { times: number; run: number; walk: number } | null => {
  if (run === undefined || walk === undefined) return null;
  const isRepeated = rest.length % 2 === 0 && rest.every((one, at) => one === (at % 2 === 0 ? run : walk));
  return isRepeated ? { times: rest.length / 2 + 1, run, walk } : null;
};

/** Kinds of stages, each with its own wording in the messages. */
type StageKind = 'walk' | 'repeated' | 'split' | 'thirds' | 'whole';

interface Shape {
  kind: StageKind;
  intervals: string;
  values: NonNullable<PhysioFact['values']>;
}

/** Minutes as they are shown: `2`, or `1½`. */
const shown = (minutes: number): number | string => (minutes % 1 === 0.5 ? `${Math.floor(minutes) || ''}½` : minutes);

/** Kind, intervals and minutes of a stage with running. */
const shapeOf = (minutes: readonly number[]): Shape => {
  const repeated = repeatedOf(minutes);
  if (repeated) {
    const { times, run, walk } = repeated;
    const values = { times, run: shown(run), walk: shown(walk) };
    return { kind: 'repeated', intervals: `${times} x (${run}/${walk})`, values };
  }
  const [run = 0] = minutes;
  if (minutes.length === 1) return { kind: 'whole', intervals: `${run} continuous`, values: { run } };
  return {
    kind: minutes.length > 3 ? 'thirds' : 'split',
    intervals: minutes.join('/'),
    values: Object.fromEntries(minutes.map((one, at) => [NAMES[at], shown(one)])),
  };
};

const ENTRY: Shape = {
  ...{ kind: 'walk', intervals: `${ENTRY_WALK_MINUTES} brisk walk` },
  values: { walk: ENTRY_WALK_MINUTES },
};

const SHAPES: readonly Shape[] = [ENTRY, ...LADDER_MINUTES.map(shapeOf)];

const stageOf = ({ kind, intervals, values }: Shape, stage: number): Stage => ({
  ...{ stage, intervals, runMinutes: runMinutesOfStage(stage) },
  minutes: Math.ceil(minutesOfStage(stage) + (stage === 0 ? 0 : 2 * BRISK_MINUTES)),
  title: { code: `stage.${kind}`, values: { stage, ...values } },
});

/** The walk-run ladder with its texts. Minutes are rounded up and include the brisk walks. */
export const LADDER: readonly Stage[] = SHAPES.map(stageOf);

/** Returns the message about the next stage for a runner who meets the start criteria. */
export const nextStageFact = (stage: number): PhysioFact => {
  const { kind, values } = SHAPES[Math.min(Math.max(stage, 0), LAST_STAGE)] ?? ENTRY;
  return stage === 1 ? { code: 'handover.first' } : { code: `handover.${kind}`, values: { stage, ...values } };
};

/** Returns the stage with the given number, clamped to the ladder. */
export const stageAt = (stage: number): Stage => LADDER[Math.min(Math.max(stage, 0), LAST_STAGE)] ?? stageOf(ENTRY, 0);

/** Stages of the twelve-stage ladder that correspond to the nine stages of the first edition, by their number. */
const OF_NINE: readonly number[] = [0, 1, 2, 3, 4, 5, 7, 9, 10, 12];

/** Returns the stage of twelve for a stage of the first edition. */
export const stageFromNine = (stage: number): number => OF_NINE[Math.min(Math.max(stage, 0), 9)] ?? 0;

/** Returns the highest stage of the first edition that is not above a stage of twelve. */
export const stageToNine = (stage: number): number => OF_NINE.findLastIndex((twelve) => twelve <= stage);
