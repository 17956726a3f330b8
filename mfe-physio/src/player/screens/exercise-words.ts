import { pageLanguage } from '@stridewell/app/screens';
import { type PlanFact, progressText } from '@stridewell/contracts/web';
import { type ExerciseTexts, exerciseById, type Muscle } from '@stridewell/exercises';
import type { PlannedExercise } from '../machine/session-plan.ts';
import type { Limb, PlayerWords } from '../words/player-words.ts';

/** Muscles of the trunk and the arms. An exercise for only these muscles has sides, not legs. */
const UPPER: readonly Muscle[] = ['abs', 'obliques', 'back', 'upperback', 'chest', 'arm'];

/** The name of an exercise in the language of the page. */
export const nameOf = ({ exerciseId }: Pick<PlannedExercise, 'exerciseId'>): string =>
  exerciseById(exerciseId)?.name[pageLanguage()] ?? exerciseId;

/** Number of a set and of all sets of its side. */
export interface SetPlace {
  number: number;
  of: number;
}

const MINUTE = 60;

export const limbOf = ({ exerciseId }: PlannedExercise): Limb =>
  exerciseById(exerciseId)?.targets.every((target) => UPPER.includes(target)) ? 'side' : 'leg';

/** True for breathing, which is timed like a hold but must not be called one: nobody should hold their breath. */
export const isBreathing = ({ exerciseId }: Pick<PlannedExercise, 'exerciseId'>): boolean =>
  exerciseById(exerciseId)?.movement === 'breathing';

/** Position of a set, such as "Set 2 of 3". Only a static position is called a hold. */
export const placeLine = (exercise: PlannedExercise, { number, of }: SetPlace, words: PlayerWords): string =>
  words.place(number, of, exercise.unit === 'seconds' && !isBreathing(exercise));

/** The dose of a set, such as "10 · 6 kg". */
export const setLine = (exercise: PlannedExercise, words: PlayerWords): string => {
  const { unit, from, to, load } = exercise;
  const isLong = unit === 'seconds' && from >= 2 * MINUTE && from % MINUTE === 0;
  const amount = isLong
    ? words.amount(from / MINUTE, 'minutes')
    : words.amount(unit === 'seconds' || unit === 'minutes' ? from : to, unit);
  return [amount, ...(load ? [words.load(load)] : [])].join(' · ');
};

/** The dose of all sets of a side, such as "3 × 10 · 6 kg", or "9, 8, 8 · 6 kg" if the sets differ. */
export const sideLine = (exercise: PlannedExercise, sets: number, words: PlayerWords): string => {
  const amounts = (exercise.amounts ?? []).slice(0, sets);
  if (new Set(amounts).size < 2) return `${sets} × ${setLine(exercise, words)}`;
  const all = `${amounts.slice(0, -1).join(', ')}, ${words.amount(amounts.at(-1) ?? exercise.to, exercise.unit)}`;
  return [all, ...(exercise.load ? [words.load(exercise.load)] : [])].join(' · ');
};

/** The reason why the dose rises, stays the same or falls, in the language of the page. Null if there is none. */
export const progressLine = (progress: PlanFact | null | undefined): string | null =>
  progress ? progressText(progress, pageLanguage()) : null;

/** Steps, cues and mistakes of all exercises, in the language of the page. */
export type TextsOf = (id: string) => ExerciseTexts | undefined;

/** Loads the texts of the exercises. The Norwegian ones are loaded only on a Norwegian page. */
export const loadTexts = async (): Promise<TextsOf> => {
  if (pageLanguage() === 'nb') {
    const { textsOf } = await import('@stridewell/exercises/texts');
    return (id) => textsOf(id, 'nb');
  }
  const { TEXTS_EN } = await import('@stridewell/exercises/texts/en');
  return (id) => TEXTS_EN[id];
};
