import type { Exercise } from '@stridewell/contracts/web';
import { listWords } from './list-words.ts';

/** Minimum duration in seconds for a dose to be shown in minutes. */
const MINUTES_FROM_SECONDS = 120;

const range = ([least, most]: readonly [number, number]): string => (least === most ? `${least}` : `${least}–${most}`);

const amountOf = ({ reps, seconds, metres }: Exercise): string => {
  if (!seconds) return metres === null ? `${reps}`.replace('-', '–') : `${metres} m`;
  return seconds[0] < MINUTES_FROM_SECONDS ? `${range(seconds)} s` : `${range([seconds[0] / 60, seconds[1] / 60])} min`;
};

/** The dose of a planned exercise in the language of the page, such as `3 × 8–10 each side · 9 kg` or `5 × 45 s`. */
export const doseLine = (exercise: Exercise): string =>
  `${exercise.sets} × ${amountOf(exercise)}${exercise.perSide ? ` ${listWords().each}` : ''}${exercise.kg ? ` · ${exercise.kg} kg` : ''}`;
