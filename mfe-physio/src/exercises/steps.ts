import type { Exercise } from '@stridewell/contracts/web';
import { repsOf, type TempoPhase, tempoOf } from './tempo.ts';

/** Kind of timer step. `work` is a timed hold or activity, and `own_pace` is a set that the runner ends. */
export type StepKind = 'ready' | TempoPhase | 'work' | 'own_pace' | 'rest';

export interface Step {
  kind: StepKind;
  /** Duration in seconds. Null for a step that the runner ends. */
  seconds: number | null;
  /** Number of the set, starting at 1. */
  set: number;
  /** First or second side of the body. Null if both sides are done together or the exercise has no sides. */
  side: 1 | 2 | null;
  /** Number of the repetition, starting at 1. Null for an exercise without a tempo. */
  rep: number | null;
}

/** Durations in seconds: "get ready" before a timed set, and the minimum and maximum rest between sets. */
export const READY_SECONDS = 5;
export const REST_SECONDS = { least: 10, most: 60 } as const;

type Dose = Pick<Exercise, 'sets' | 'reps' | 'seconds' | 'metres' | 'tempo' | 'perSide'>;
type Bout = Pick<Step, 'kind' | 'seconds' | 'rep'>;

/** The steps of one set on one side. */
const boutsOf = ({ reps, seconds, tempo }: Dose): Bout[] => {
  if (seconds) return [{ kind: 'work', seconds: seconds[0], rep: null }];
  const phases = tempoOf(tempo);
  const count = repsOf(reps);
  if (!phases || count === null) return [{ kind: 'own_pace', seconds: null, rep: null }];
  return Array.from({ length: count }, (_, rep) =>
    phases.map(({ phase, seconds: length }) => ({ kind: phase, seconds: length, rep: rep + 1 })),
  ).flat();
};

/**
 * Returns the rest in seconds. It is as long as the hold, within the minimum and the maximum, so that short holds do
 * not have long rests.
 */
const restOf = ({ seconds }: Dose): number =>
  seconds ? Math.min(REST_SECONDS.most, Math.max(REST_SECONDS.least, seconds[0])) : REST_SECONDS.most;

const isTimed = (bouts: readonly Bout[]): boolean => bouts.every(({ seconds }) => seconds !== null);

/**
 * The timer steps of an exercise. Timed sets start with "get ready" and run one side after the other; sets at the
 * runner's own pace cover both sides. A rest follows every set except the last.
 */
export const stepsOf = (dose: Dose): Step[] => {
  const bouts = boutsOf(dose);
  const timed = isTimed(bouts);
  const sides: (1 | 2 | null)[] = timed && dose.perSide ? [1, 2] : [null];
  return Array.from({ length: dose.sets }, (_, index) => {
    const set = index + 1;
    const work = sides.flatMap((side): Step[] => [
      ...(timed ? [{ kind: 'ready' as const, seconds: READY_SECONDS, set, side, rep: null }] : []),
      ...bouts.map((bout) => ({ ...bout, set, side })),
    ]);
    const rest: Step = { kind: 'rest', seconds: restOf(dose), set, side: null, rep: null };
    return set < dose.sets ? [...work, rest] : work;
  }).flat();
};
