import { textsOf } from '@stridewell/exercises/texts';
import { type Language, paragraphs, sentences } from '@stridewell/language/language';
import { plannedOf } from '../../domain/programmes/planned.ts';
import type { PlannedExercise } from '../../domain/programmes/types.ts';
import { exercisesIn, type Known } from '../intents/exercise-in.ts';
import { cueText } from '../text/cues.ts';
import { exerciseName } from '../text/exercise-names.ts';
import { exerciseList } from '../text/exercises.ts';
import { filmLink } from '../text/films.ts';
import type { Case } from './answer.ts';

const NO_HOPS = {
  en: 'Not for you now: no hopping, also not as a test.',
  nb: 'Ikke for deg nå: ingen hopp, heller ikke som test.',
};

const LATER = {
  en: "It is in your programme, but not among today's: do those that stand there, and no others.",
  nb: 'Den er i programmet ditt, men ikke blant dagens øvelser: gjør dem som står der, og ingen andre.',
};
const ELSEWHERE = {
  en: 'It is not in your programme; do not add it yourself.',
  nb: 'Den er ikke i programmet ditt; ikke legg den til selv.',
};

/** Chooses among the exercises that a word may mean: today's first, then one of the programme, then any. */
const meant = ({ course, day }: Case, known: readonly Known[]): Known | null =>
  known.find(({ exercise }) => day.exercises.some(({ id }) => id === exercise.id)) ??
  known.find(({ conditions }) => conditions.includes(course.condition)) ??
  known[0] ??
  null;

const OF_RUNNING = /\b(?:run|running|løper|løping)\b|steg i minuttet|steps a minute/i;

/** Returns a text without its sentences about running, which belong to the ladder. */
const told = (text: string): string =>
  text
    .split(/(?<=\.) /)
    .filter((sentence) => !OF_RUNNING.test(sentence))
    .join(' ');

/** The steps of an exercise in one paragraph; null if it has no texts. */
const stepsOf = (id: string, language: Language): string | null =>
  told((textsOf(id, language)?.steps ?? []).join(' ')) || null;

const isHop = ({ hop }: PlannedExercise): boolean => hop;

const explanation = (found: Case, { exercise, conditions }: Known): string => {
  const { course, day, language } = found;
  const name = exerciseName(exercise.name, language);
  if (isHop(exercise) && course.noHops) return `**${name}**: ${NO_HOPS[language]}`;
  const today = day.exercises.find(({ id }) => id === exercise.id);
  const cue = told(cueText(today?.cue ?? exercise.cue, language));
  if (!today)
    return sentences(`**${name}**: ${cue}`, (conditions.includes(course.condition) ? LATER : ELSEWHERE)[language]);
  return paragraphs(
    sentences(`**${name}**:`, stepsOf(exercise.id, language), cue),
    sentences(language === 'nb' ? 'I dag for deg:' : 'Today for you:'),
    exerciseList([today], language),
    filmLink(today, language),
  );
};

/** Explains a named exercise and how to do it, in the library's own words; null if the message names none. */
export const explained = (found: Case): string | null => {
  const known = meant(found, exercisesIn(found.question.message));
  return known && explanation(found, known);
};

/** Explains how to do one of today's exercises. */
export const explainedOf = (found: Case, id: string): string =>
  explanation(found, { exercise: plannedOf(id), conditions: [] });
