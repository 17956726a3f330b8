import type { PlannedExercise } from '../programmes/types.ts';

/**
 * Duration in seconds of a repetition without a tempo, of a metre, of a change of side and of setting up a new
 * exercise.
 */
const REPETITION = 4;
const METRE = 1;
const SIDE_CHANGE = 15;
const NEW_EXERCISE = 20;
const KIT = 30;
/** Step in minutes to which a duration is rounded up. */
const STEP = 5;
const MINUTE = 60;

/** Rest between sets in seconds (section 5.2 of the domain page). */
export const REST = { heavy: 120, hold: 60, other: 60 } as const;

/** Returns the rest between the sets of an exercise, in seconds. */
export const restOf = ({ heavy, dose: { unit } }: PlannedExercise): number => {
  if (heavy) return REST.heavy;
  return unit === 'seconds' ? REST.hold : REST.other;
};

const secondsOfSet = ({ dose: { to, unit, tempo } }: PlannedExercise): number => {
  switch (unit) {
    case 'seconds':
      return to;
    case 'minutes':
      return to * MINUTE;
    case 'metres':
      return to * METRE;
    default: {
      const repetition = tempo?.split('-').reduce((sum, part) => sum + Number(part), 0) ?? REPETITION;
      return to * repetition;
    }
  }
};

/** Estimates the duration of one exercise in seconds: sets, rests, changes of side and setting up (section 5.1). */
export const secondsOf = (exercise: PlannedExercise): number => {
  const { sets } = exercise.dose;
  const sides = exercise.perSide ? 2 : 1;
  const rests = Math.max(0, sets - 1) * restOf(exercise);
  const change = exercise.perSide ? SIDE_CHANGE * sets : 0;
  return sets * sides * secondsOfSet(exercise) + rests + change + NEW_EXERCISE + (exercise.heavy ? KIT : 0);
};

/** Estimates the duration of a list in minutes, rounded up to 5; 0 for an empty list. */
export const minutesOf = (exercises: readonly PlannedExercise[]): number => {
  const seconds = exercises.reduce((sum, exercise) => sum + secondsOf(exercise), 0);
  return Math.ceil(seconds / MINUTE / STEP) * STEP;
};
