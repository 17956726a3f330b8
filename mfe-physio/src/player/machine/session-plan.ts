import type { PlanFact, Tissue } from '@stridewell/contracts/web';

/** Unit of an exercise's dose. `rm` is repetitions with a weight that allows no more than that number. */
export type Unit = 'reps' | 'rm' | 'seconds' | 'metres' | 'minutes';

/** Side of the body that does the work. `both` for an exercise without sides. */
export type WorkSide = 'left' | 'right' | 'both';

/** Weight in kg, a band from 1 (yellow) to 5 (black), or none. */
export interface Load {
  unit: 'kg' | 'band' | 'none';
  value: number;
}

/** Durations in seconds of lifting, holding and lowering. */
export interface Tempo {
  up: number;
  hold: number;
  down: number;
}

/** All sets of one side, which are done consecutively. */
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
  /** Amount of each set of a side, as it progresses with the log. Null or missing if every set has the same. */
  amounts?: readonly number[] | null;
  /** Reason why the dose rises, stays the same or falls. Null or missing before the first log. */
  progress?: PlanFact | null;
  /** Null for the default of 4 s per repetition, and for a dose without repetitions. */
  tempo: Tempo | null;
  /** True if a repetition begins with the lowering phase, as in a squat. */
  downFirst: boolean;
  restSeconds: number;
  /** Load with which the log is prefilled. Null if the exercise uses none. */
  load: Load | null;
  heavy: boolean;
  /** True if equipment has to be set up before the first set. */
  kit: boolean;
  /** Maximum pain, 0 to 10, at which the exercise continues. 0 for a bone site. */
  painLimit: number;
  tissue: Tissue;
}

/** Initial plan of a guided session. */
export interface SessionPlan {
  /** UUID of the session log. It stays the same across reloads and attempts to send. */
  id: string;
  /** The runner's local date, `YYYY-MM-DD`. */
  date: string;
  exercises: readonly PlannedExercise[];
  /** Exercises of the whole session that the ten-minute version leaves out. They are logged as skipped. */
  leftOut?: readonly PlannedExercise[];
  /** The plan's ten-minute version. Null or missing if the session is no longer than that. */
  shortVersion?: ShortVersion | null;
}

/** The ten-minute version of a session: its exercises in order, with the sets of each side. */
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
