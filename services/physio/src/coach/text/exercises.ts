import { doseText, type Exercise } from '@stridewell/contracts/web';
import { bullets, type Language, type Words } from '@stridewell/language/language';
import { exerciseName } from './exercise-names.ts';

/** Formats a dose as on the exercise card: `3 x 12 each side`. */
export const doseOf = (exercise: Exercise, language: Language): string =>
  language === 'nb' ? doseText(exercise).replace(' each side', ' på hver side') : doseText(exercise);

/** Formats a tempo such as `3-0-3` in words: seconds up, held and down. */
export const tempoText = (tempo: string, language: Language): string => {
  const [up = '', hold = '', down = ''] = tempo.split('-');
  const held = hold === '0' ? '' : language === 'nb' ? `, ${hold} s stille` : `, ${hold} s still`;
  return language === 'nb' ? `${up} s opp${held}, ${down} s ned` : `${up} s up${held}, ${down} s down`;
};

const STATUS: Partial<Record<Exercise['status'], Words>> = {
  done: { en: 'done today', nb: 'gjort i dag' },
  partial: { en: 'partly done today', nb: 'delvis gjort i dag' },
  skipped: { en: 'skipped today', nb: 'hoppet over i dag' },
};

const line = (exercise: Exercise, language: Language): string => {
  const { name, tempo, status } = exercise;
  const pace = tempo ? `, ${tempoText(tempo, language)}` : '';
  const logged = STATUS[status]?.[language];
  return `**${exerciseName(name, language)}**: ${doseOf(exercise, language)}${pace}${logged ? ` (${logged})` : ''}`;
};

/** Lists exercises with their doses, one per line. */
export const exerciseList = (exercises: readonly Exercise[], language: Language): string =>
  bullets(exercises.map((exercise) => line(exercise, language)));

const TIMES = /^(\d) times a week$/;
const BETWEEN = /^(\d)-(\d) times a week$/;

const NAMED: Record<string, string> = { 'On lighter days': 'På lette dager', 'On rest days': 'På hviledager' };

/** Formats a frequency such as `3 times a week` in the given language. */
export const frequencyText = (frequency: string, language: Language): string => {
  if (language === 'en') return frequency;
  const named = NAMED[frequency];
  if (named) return named;
  const [, least, most] = BETWEEN.exec(frequency) ?? [];
  if (least && most) return `${least}-${most} ganger i uka`;
  const [, times] = TIMES.exec(frequency) ?? [];
  if (times) return `${times} ganger i uka`;
  if (/every 2nd day|every second day/i.test(frequency)) return 'Annenhver dag';
  return /daily/i.test(frequency) ? frequency.replace(/daily/i, 'Hver dag') : frequency;
};
