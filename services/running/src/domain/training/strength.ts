import type { Level, Phase } from '@stridewell/contracts/web';
import { exerciseById } from '@stridewell/exercises';
import type { TrainingRunner } from './types.ts';

/** One exercise of a strength session. Its id is an id of the exercise library. */
export interface StrengthExercise {
  id: string;
  sets: number;
  /** Number of reps, per side for one-sided exercises; null for a hold. */
  reps: number | null;
  /** Duration of a hold, in seconds; null for an exercise with reps. */
  holdSeconds: number | null;
}

export type StrengthId = 'S1' | 'S2' | 'S3' | 'S4' | 'S5' | 'S6' | 'S7' | 'S8' | 'S9' | 'M1' | 'M2';

export interface StrengthSession {
  id: StrengthId;
  minutes: number;
  /** True for a heavy session, which must be separated by a day from long runs and quality sessions. */
  isHeavy: boolean;
  exercises: readonly StrengthExercise[];
}

const reps = (id: string, sets: number, count: number): StrengthExercise => ({
  id,
  sets,
  reps: count,
  holdSeconds: null,
});
const hold = (id: string, sets: number, seconds: number): StrengthExercise => ({
  id,
  sets,
  reps: null,
  holdSeconds: seconds,
});
const session = (
  id: StrengthId,
  minutes: number,
  exercises: readonly StrengthExercise[],
  isHeavy = false,
): StrengthSession => ({ id, minutes, isHeavy, exercises });

/** Strength and mobility sessions (section 7 of the plans page). */
export const STRENGTH_SESSIONS: Readonly<Record<StrengthId, StrengthSession>> = {
  S1: session('S1', 15, [
    reps('bridge', 2, 12),
    reps('side-lying-raise', 2, 12),
    reps('dead-bug', 2, 6),
    reps('two-leg-raise', 2, 15),
    reps('squat', 2, 10),
  ]),
  S2: session('S2', 20, [
    reps('split-squat', 3, 8),
    reps('single-leg-bridge', 3, 8),
    hold('side-plank', 3, 20),
    reps('single-leg-raise', 3, 10),
    reps('bird-dog', 2, 6),
  ]),
  S3: session('S3', 20, [
    reps('step-up', 3, 10),
    reps('single-leg-deadlift', 3, 8),
    reps('bent-knee-raise-single', 3, 12),
    hold('front-plank', 3, 30),
    reps('hip-hitch-runner', 2, 12),
  ]),
  S4: session('S4', 25, [
    reps('loaded-split-squat', 3, 8),
    reps('back-deadlift', 3, 8),
    reps('single-leg-raise', 3, 10),
    hold('side-plank', 3, 30),
  ]),
  S5: session('S5', 20, [
    reps('itb-single-leg-squat', 3, 6),
    reps('single-leg-deadlift', 3, 10),
    reps('bent-knee-raise-single', 3, 10),
    reps('pogo', 3, 20),
    reps('dead-bug', 2, 8),
  ]),
  S6: session(
    'S6',
    25,
    [
      reps('squat', 3, 5),
      reps('back-deadlift', 3, 5),
      reps('single-leg-raise', 4, 6),
      reps('pogo', 3, 20),
      hold('side-plank', 2, 30),
    ],
    true,
  ),
  S7: session('S7', 20, [
    reps('step-down', 3, 8),
    reps('lateral-bound', 3, 6),
    reps('band-walk', 3, 15),
    reps('shin-tibialis-raise', 3, 15),
    hold('front-plank', 2, 40),
  ]),
  S8: session('S8', 15, [
    reps('split-squat', 2, 6),
    reps('single-leg-deadlift', 2, 6),
    reps('single-leg-raise', 2, 10),
    reps('pogo', 2, 15),
  ]),
  S9: session('S9', 12, [
    reps('bridge', 1, 12),
    reps('split-squat', 1, 6),
    reps('two-leg-raise', 1, 12),
    reps('dead-bug', 1, 6),
  ]),
  M1: session('M1', 8, [
    reps('kneeling-ankle-rock', 1, 10),
    reps('leg-swing', 1, 10),
    hold('hip-flexor-stretch', 1, 40),
    hold('calf-stretch', 1, 40),
    reps('back-cat-camel', 1, 8),
  ]),
  M2: session('M2', 5, [reps('leg-swing', 1, 10), reps('kneeling-ankle-rock', 1, 8), reps('skips', 2, 15)]),
};

/** True for an exercise with jumps, which require healthy tendons and bones. */
const isJump = (id: string): boolean => exerciseById(id)?.hop === true;

const WEEKS_WITHOUT_JUMPS = 4;
const STARTING_WEEKS = 4;

export interface StrengthContext {
  runner: Pick<TrainingRunner, 'level' | 'injury' | 'injuryAreas'>;
  phase: Phase;
  /** Index of the week in the season. */
  index: number;
  hasWeights: boolean;
  hasBand: boolean;
  isCouchTo5k: boolean;
}

/** Returns the ids of the week's strength sessions, depending on phase and equipment. */
const idsOf = ({ phase, index, hasWeights, isCouchTo5k }: StrengthContext, level: Level): readonly StrengthId[] => {
  if (isCouchTo5k || (index < STARTING_WEEKS && level === 'Beginner')) return ['S1', 'S1'];
  if (phase === 'Taper') return ['S9'];
  if (phase === 'Peak') return ['S8'];
  if (phase === 'Build') return [hasWeights ? 'S6' : 'S5', 'S7'];
  return hasWeights ? ['S4', 'S3'] : ['S2', 'S3'];
};

const mayJump = ({ runner, index, isCouchTo5k }: StrengthContext): boolean => {
  const isDelicate = runner.injury !== 'none' && runner.injuryAreas.includes('Achilles');
  return !isCouchTo5k && !(isDelicate && index < WEEKS_WITHOUT_JUMPS) && runner.injury !== 'recent';
};

/** Replaces exercises for which the runner has no equipment, and leaves out those the runner should not do. */
const fitted = (planned: StrengthSession, context: StrengthContext): StrengthSession => {
  const { level } = context.runner;
  const exercises = planned.exercises
    .filter(({ id }) => mayJump(context) || !isJump(id))
    .filter(({ id }) => id !== 'lateral-bound' || level !== 'Beginner')
    .map((exercise) =>
      exercise.id === 'band-walk' && !context.hasBand ? { ...exercise, id: 'side-lying-raise' } : exercise,
    );
  return { ...planned, exercises };
};

/** Returns the strength sessions of a week. Their minutes are not included in the running minutes. */
export const strengthOfWeek = (context: StrengthContext): StrengthSession[] =>
  idsOf(context, context.runner.level).map((id) => fitted(STRENGTH_SESSIONS[id], context));
