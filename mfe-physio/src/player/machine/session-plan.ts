import type { PlanFact, Tissue } from '@stridewell/contracts/web';

/** Unit of an exercise's dose. `rm` counts repetitions with a weight that allows no more than that number. */
export type Unit = 'reps' | 'rm' | 'seconds' | 'metres' | 'minutes';

/** Side of the body that does the work. `both` for an exercise without sides. */
export type WorkSide = 'left' | 'right' | 'both';

/** Weight in kg, a band from 1 (yellow) to 5 (black), or none. */
export interface Load {
  unit: 'kg' | 'band' | 'none';
  value: number;
}

/** Seconds for lifting, holding and lowering. */
export interface Tempo {
  up: number;
  hold: number;
  down: number;
}

/** All sets of one side, which are done one after the other. */
export interface Turn {
  side: WorkSide;
  /** Number of sets to do now. It can be lower than `planned` in the short version and after pain. */
  sets: number;
  /** Number of sets in today's plan. */
  planned: number;
}

/** One exercise of a guided session. */
export interface PlannedExercise {
  exerciseId: string;
  /** Id of the planned exercise that this one replaces, after a swap or for an easier variant. Otherwise its own id. */
  rootId: string;
  injuryId: string | null;
  /** Sides in the order in which they are done, the injured side first. */
  turns: readonly Turn[];
  unit: Unit;
  from: number;
  to: number;
  /** Amount of each set of a side, as the log makes it grow. Null or missing when every set has the same. */
  amounts?: readonly number[] | null;
  /** Why the dose rises, holds or falls. Null or missing before the first log. */
  progress?: PlanFact | null;
  /** Null for the default of 4 s a repetition, and for a dose that is not counted in repetitions. */
  tempo: Tempo | null;
  /** True when a repetition begins with the lowering phase, as in a squat. */
  downFirst: boolean;
  restSeconds: number;
  /** Load that the log is prefilled with. Null when the exercise takes none. */
  load: Load | null;
  heavy: boolean;
  /** True when kit has to be set up before the first set. */
  kit: boolean;
  /** Highest pain, 0 to 10, at which the exercise continues. 0 for a bone site. */
  painLimit: number;
  tissue: Tissue;
}

/** A guided session as it begins. */
export interface SessionPlan {
  /** UUID of the session log. It stays the same over reloads and attempts to send. */
  id: string;
  /** The runner's local date, `YYYY-MM-DD`. */
  date: string;
  exercises: readonly PlannedExercise[];
  /** Exercises of the whole session that the ten minutes leave out. They are logged as skipped. */
  leftOut?: readonly PlannedExercise[];
  /** The ten minutes as the plan states them. Null or missing when the session is no longer than that. */
  shortVersion?: ShortVersion | null;
}

/** The ten minutes of a session: its exercises in their order, with the sets of each side. */
export interface ShortVersion {
  exercises: readonly { exerciseId: string; sides: readonly { side: WorkSide; sets: number }[] }[];
  estimatedMinutes: number;
}

/** Half of a number of sets, rounded up as in the plan's half dose. */
export const halfOf = (sets: number): number => Math.ceil(sets / 2);

const withSets = (exercise: PlannedExercise, change: (sets: number) => number): PlannedExercise => ({
  ...exercise,
  turns: exercise.turns.map((turn) => ({ ...turn, sets: change(turn.sets) })),
});

/** The exercise with half its sets on each side. */
export const halved = (exercise: PlannedExercise): PlannedExercise => withSets(exercise, halfOf);
