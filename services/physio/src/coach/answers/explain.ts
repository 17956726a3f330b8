import { type Language, paragraphs, sentences } from '@stridewell/language/language';
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

/** Of those that a word may mean: today's, then the programme's own, then any. */
const meant = ({ course, day }: Case, known: readonly Known[]): Known | null =>
  known.find(({ exercise }) => day.exercises.some(({ id }) => id === exercise.id)) ??
  known.find(({ conditions }) => conditions.includes(course.condition)) ??
  known[0] ??
  null;

/** A cue without what it says of running: that belongs to the ladder. */
const told = (cue: string, language: Language): string =>
  cueText(cue, language)
    .split(/(?<=\.) /)
    .filter((sentence) => !/\b(?:run|running|løper)\b|steg i minuttet|steps a minute/i.test(sentence))
    .join(' ');

const isHop = ({ hop }: PlannedExercise): boolean => hop;

/** What a named exercise is and how it is done, from the programme's own words; null where the message names none. */
export const explained = (found: Case): string | null => {
  const { course, day, language, question } = found;
  const known = meant(found, exercisesIn(question.message));
  if (!known) return null;
  const { exercise, conditions } = known;
  const name = exerciseName(exercise.name, language);
  if (isHop(exercise) && course.noHops) return `**${name}**: ${NO_HOPS[language]}`;
  const today = day.exercises.find(({ id }) => id === exercise.id);
  const cue = `**${name}**: ${told(today?.cue ?? exercise.cue, language)}`;
  if (today)
    return paragraphs(
      cue,
      sentences(language === 'nb' ? 'I dag for deg:' : 'Today for you:'),
      exerciseList([today], language),
      filmLink(today, language),
    );
  return sentences(cue, (conditions.includes(course.condition) ? LATER : ELSEWHERE)[language]);
};
