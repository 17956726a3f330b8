import type { Exercise } from '@stridewell/contracts/web';

/** Assumed seconds per repetition when no tempo is given. */
const REPETITION = 3;

const lastNumber = (text: string): number => Number(/(\d+)(?!.*\d)/.exec(text)?.[1]);

const secondsOfSet = ({ reps, seconds, metres, tempo }: Exercise): number => {
  if (seconds) return seconds[1];
  if (reps === null) return metres ?? 0;
  const repetition = tempo?.split('-').reduce((sum, part) => sum + Number(part), 0) ?? REPETITION;
  return lastNumber(reps) * repetition;
};

/** Ids of the gentle holds, which use a third of full strength. */
const GENTLE = 1 / 3;

/**
 * Approximates an exercise's seconds under load, so that different kinds of dose can be compared. One metre counts as
 * one second.
 */
export const workOf = (exercise: Exercise): number =>
  exercise.sets * secondsOfSet(exercise) * (exercise.perSide ? 2 : 1) * (exercise.id.startsWith('calm-') ? GENTLE : 1);

/** Ids of exercises that do not load the injured area. */
const UNLOADED = new Set(['breathing', 'easy-bike']);

/** Returns the total work of a list of exercises, excluding those that do not load the injured area. */
export const workOfAll = (exercises: readonly Exercise[]): number =>
  exercises.filter(({ id }) => !UNLOADED.has(id)).reduce((sum, exercise) => sum + workOf(exercise), 0);
