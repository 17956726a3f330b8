import { doseText } from '@stridewell/contracts/web';
import { bullets, type Language, type Words } from '@stridewell/language/language';
import type { CardExercise } from '../../domain/programmes/exercises-for.ts';
import { exerciseName } from './exercise-names.ts';

/** Formats a dose as on the exercise card: `3 x 12 each side`. */
export const doseOf = (exercise: CardExercise, language: Language): string =>
  language === 'nb' ? doseText(exercise).replace(' each side', ' på hver side') : doseText(exercise);

/** Formats a tempo such as `3-0-3` in words: seconds up, held and down. */
export const tempoText = (tempo: string, language: Language): string => {
  const [up = '', hold = '', down = ''] = tempo.split('-');
  const held = hold === '0' ? '' : language === 'nb' ? `, ${hold} s stille` : `, ${hold} s still`;
  return language === 'nb' ? `${up} s opp${held}, ${down} s ned` : `${up} s up${held}, ${down} s down`;
};

const STATUS: Partial<Record<CardExercise['status'], Words>> = {
  done: { en: 'done today', nb: 'gjort i dag' },
  partial: { en: 'partly done today', nb: 'delvis gjort i dag' },
  skipped: { en: 'skipped today', nb: 'hoppet over i dag' },
};

const line = (exercise: CardExercise, language: Language): string => {
  const { name, tempo, status } = exercise;
  const pace = tempo ? `, ${tempoText(tempo, language)}` : '';
  const logged = STATUS[status]?.[language];
  return `**${exerciseName(name, language)}**: ${doseOf(exercise, language)}${pace}${logged ? ` (${logged})` : ''}`;
};

/** Lists exercises with their doses, one per line. */
export const exerciseList = (exercises: readonly CardExercise[], language: Language): string =>
  bullets(exercises.map((exercise) => line(exercise, language)));
