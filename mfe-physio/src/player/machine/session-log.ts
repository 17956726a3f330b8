import type { PainStop } from './pain.ts';
import type { Load, PlannedExercise, WorkSide } from './session-plan.ts';
import { doneSets, type ExerciseRecord, type LoggedSet, type SessionState, type SkipReason } from './state.ts';

export type LogStatus = 'done' | 'partial' | 'skipped';

/** One set of the log. Only the field of the exercise's unit is set. */
export interface LogSet {
  reps?: number;
  seconds?: number;
  metres?: number;
  load: Load;
  rir: number | null;
}

export interface LogExercise {
  exerciseId: string;
  side: WorkSide;
  status: LogStatus;
  /** Number of planned sets on this side. */
  plannedSets: number;
  sets: LogSet[];
  pain: number | null;
  skipReason: SkipReason | null;
}

/** Body of PUT /api/physio/sessions/{id}. */
export interface SessionLog {
  date: string;
  injuryId: string | null;
  kind: 'exercises' | 'guided_run';
  startedAt: string;
  finishedAt: string | null;
  status: LogStatus;
  /** Stage of the ladder and maximum pain while running, for a guided run. */
  ladderStage?: number;
  runPain?: number | null;
  exercises: LogExercise[];
  painAfter: number | null;
  painStop: PainStop | null;
}

const NO_LOAD: Load = { unit: 'none', value: 0 };

const amountOf = ({ unit }: PlannedExercise, amount: number): Pick<LogSet, 'reps' | 'seconds' | 'metres'> => {
  switch (unit) {
    case 'reps':
    case 'rm':
      return { reps: amount };
    case 'metres':
      return { metres: amount };
    default:
      return { seconds: amount };
  }
};

const setOf = (exercise: PlannedExercise, { amount, load, rir }: LoggedSet): LogSet => ({
  ...amountOf(exercise, amount),
  load: load ?? NO_LOAD,
  rir,
});

const statusOf = (sets: readonly LoggedSet[], planned: number): LogStatus =>
  sets.length === 0 ? 'skipped' : doneSets(sets) >= planned ? 'done' : 'partial';

/**
 * One entry per side, because each side has its own sets. The plan of a replaced exercise is moved to its replacement,
 * so that it is not counted twice.
 */
const entriesOf = (exercise: PlannedExercise, { sets, pain, skip, replaced }: ExerciseRecord): LogExercise[] =>
  exercise.turns.map(({ side, planned }) => {
    const own = sets.filter((set) => set.side === side);
    const status = statusOf(own, planned);
    return {
      exerciseId: exercise.exerciseId,
      side,
      status,
      plannedSets: replaced ? own.length : planned,
      sets: own.map((set) => setOf(exercise, set)),
      pain,
      skipReason: status === 'done' ? null : skip,
    };
  });

const sessionStatus = (entries: readonly LogExercise[]): LogStatus => {
  if (entries.every(({ status }) => status === 'skipped')) return 'skipped';
  return entries.every(({ status }) => status === 'done') ? 'done' : 'partial';
};

/** The injury of the session. Null if its exercises belong to more than one. */
export const injuryOf = (exercises: readonly { injuryId: string | null }[]): string | null => {
  const [first, ...others] = new Set(exercises.map(({ injuryId }) => injuryId));
  return others.length === 0 ? (first ?? null) : null;
};

const iso = (instant: number): string => new Date(instant).toISOString();

/**
 * The log of a session. The 10-minute version is logged as partial, because it leaves out planned sets (section 5.1).
 */
export const logOf = (state: SessionState): SessionLog => {
  const { exercises, records, startedAt, finishedAt, painAfter, painStop, date, seen } = state;
  const entries = exercises.flatMap((exercise, index) => entriesOf(exercise, records[index] as ExerciseRecord));
  return {
    date,
    injuryId: injuryOf(exercises),
    kind: 'exercises',
    startedAt: iso(startedAt ?? seen),
    finishedAt: iso(finishedAt ?? seen),
    status: sessionStatus(entries),
    exercises: entries,
    painAfter,
    painStop,
  };
};
