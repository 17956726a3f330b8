import type { PlannedExercise, SessionPlan } from './session-plan.ts';
import { setSeconds } from './set-timeline.ts';

/** Durations in seconds from section 5.1, and of one metre in a set that is measured in metres. */
const SIDE_CHANGE = 15;
const NEW_EXERCISE = 20;
const KIT = 30;
const METRE = 1;

/** Estimates are rounded up to a multiple of this number of minutes. */
const STEP_MINUTES = 5;

/** Estimated duration of one exercise in seconds. */
export const exerciseSeconds = (exercise: PlannedExercise): number => {
  const work = setSeconds(exercise) ?? exercise.to * METRE;
  const sets = exercise.turns.reduce((sum, { sets: count }) => sum + count, 0);
  const rests = exercise.turns.reduce((sum, { sets: count }) => sum + Math.max(0, count - 1), 0);
  return (
    NEW_EXERCISE +
    (exercise.kit ? KIT : 0) +
    sets * work +
    rests * exercise.restSeconds +
    (exercise.turns.length - 1) * SIDE_CHANGE
  );
};

/** Estimated duration of a session in minutes, rounded up to 5. 0 for a session without exercises. */
export const estimateMinutes = ({ exercises }: Pick<SessionPlan, 'exercises'>): number => {
  const seconds = exercises.reduce((sum, exercise) => sum + exerciseSeconds(exercise), 0);
  return Math.ceil(seconds / 60 / STEP_MINUTES) * STEP_MINUTES;
};
