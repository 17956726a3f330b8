import type { Exercise } from '@stridewell/contracts/web';
import { repsOf, type TempoPhase, tempoOf } from './tempo.ts';

/** A timer step: get ready, a phase of a repetition, a hold or bout, a set at the runner's own pace, or a rest. */
export type StepKind = 'ready' | TempoPhase | 'work' | 'own_pace' | 'rest';

export interface Step {
  kind: StepKind;
  /** Null: lasts until the runner ends it. */
  seconds: number | null;
  /** From 1. */
  set: number;
  /** 1 or 2 when the sides are timed one after the other, else null. */
  side: 1 | 2 | null;
  /** From 1, in repetitions with a tempo. */
  rep: number | null;
}

/**
 * Seconds to get ready before a timed set, and bounds of the rest between sets (usual practice; runners can change it).
 */
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
 * As long as the hold, within bounds: a fixed minute after ten-second holds would stretch two minutes' work to fifteen.
 */
const restOf = ({ seconds }: Dose): number =>
  seconds ? Math.min(REST_SECONDS.most, Math.max(REST_SECONDS.least, seconds[0])) : REST_SECONDS.most;

const isTimed = (bouts: readonly Bout[]): boolean => bouts.every(({ seconds }) => seconds !== null);

/**
 * The timer steps of an exercise: each timed set starts with "get ready"; sets are separated by a rest, with none after
 * the last. Timed sides follow one another; a set at the runner's own pace covers both sides.
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
