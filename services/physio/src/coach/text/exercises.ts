import { doseText } from '@stridewell/contracts/web';
import { bullets, type Language, type Words } from '@stridewell/language/language';
import type { CardExercise } from '../../domain/programmes/exercises-for.ts';
import { render } from '../../messages/catalogue.ts';
import type { PhysioCode } from '../../messages/messages.ts';
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

/** Weights stay out of the chat, where a number of kilograms could be read as a body weight. The list shows them. */
const LOADS: Partial<Record<PhysioCode, Words>> = {
  'load.up': {
    en: 'Two clean sessions: a little more weight, as the list says.',
    nb: 'To rene økter: litt mer vekt, som det står i lista.',
  },
  'load.up_first': {
    en: 'Two clean sessions: now with a weight, as the list says.',
    nb: 'To rene økter: nå med vekt, som det står i lista.',
  },
  'load.up_maximum': {
    en: 'The last set went well: more weight, as the list says.',
    nb: 'Det siste settet gikk godt: mer vekt, som det står i lista.',
  },
  'load.new_maximum': {
    en: 'The number of repetitions is new: the weight follows, as the list says.',
    nb: 'Antallet repetisjoner er nytt: vekta følger, som det står i lista.',
  },
};

/** Explains why the dose of an exercise rises, stays or falls; null before its first log. */
export const progressOf = ({ progress }: CardExercise, language: Language): string | null =>
  progress && (LOADS[progress.code]?.[language] ?? render(progress, language));

const line = (exercise: CardExercise, language: Language): string => {
  const { name, tempo, status } = exercise;
  const pace = tempo ? `, ${tempoText(tempo, language)}` : '';
  const logged = STATUS[status]?.[language];
  const why = progressOf(exercise, language);
  const dose = `${doseOf(exercise, language)}${pace}${logged ? ` (${logged})` : ''}`;
  return `**${exerciseName(name, language)}**: ${dose}${why ? `. ${why}` : ''}`;
};

/** Lists exercises with their doses and why these changed or stayed, one per line. */
export const exerciseList = (exercises: readonly CardExercise[], language: Language): string =>
  bullets(exercises.map((exercise) => line(exercise, language)));
