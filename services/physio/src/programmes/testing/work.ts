import type { Exercise } from '@stridewell/contracts/web';

/** Seconds of a repetition where no tempo is given. */
const REPETITION = 3;

const lastNumber = (text: string): number => Number(/(\d+)(?!.*\d)/.exec(text)?.[1]);

const secondsOfSet = ({ reps, seconds, metres, tempo }: Exercise): number => {
  if (seconds) return seconds[1];
  if (reps === null) return metres ?? 0;
  const repetition = tempo?.split('-').reduce((sum, part) => sum + Number(part), 0) ?? REPETITION;
  return lastNumber(reps) * repetition;
};

/** Gentle holds are done at a third of one's strength. */
const GENTLE = 1 / 3;

/** Seconds under load of an exercise, roughly: what doses of different kinds are compared by. A metre counts as a second. */
export const workOf = (exercise: Exercise): number =>
  exercise.sets * secondsOfSet(exercise) * (exercise.perSide ? 2 : 1) * (exercise.id.startsWith('calm-') ? GENTLE : 1);

/** No load on what hurts. */
const UNLOADED = new Set(['breathing', 'easy-bike']);

/** Of a whole list, what loads nothing left aside. */
export const workOfAll = (exercises: readonly Exercise[]): number =>
  exercises.filter(({ id }) => !UNLOADED.has(id)).reduce((sum, exercise) => sum + workOf(exercise), 0);
