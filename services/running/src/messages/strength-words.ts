import type { StrengthSessionView } from '@stridewell/contracts/web';
import { exerciseById } from '@stridewell/exercises';
import { createCatalogue, type MessageLanguage, type Messages } from '@stridewell/kit/messages/catalogue';
import type { StrengthId, StrengthSession } from '../domain/training/strength.ts';

/** Titles of the strength and mobility sessions (section 7 of the plans page). */
const TITLES = {
  S1: { en: 'Strength: first steps', nb: 'Styrke: kom i gang' },
  S2: { en: 'Strength: hips and core', nb: 'Styrke: hofter og kjerne' },
  S3: { en: 'Strength: legs and balance', nb: 'Styrke: bein og balanse' },
  S4: { en: 'Strength: legs with weights', nb: 'Styrke: bein med vekter' },
  S5: { en: 'Strength: strong legs, light feet', nb: 'Styrke: sterke bein og lette føtter' },
  S6: { en: 'Strength: heavy weights', nb: 'Styrke: tunge vekter' },
  S7: { en: 'Strength: control and lower legs', nb: 'Styrke: kontroll og legger' },
  S8: { en: 'Strength: short, to keep what you have', nb: 'Styrke: kort vedlikehold' },
  S9: { en: 'Strength: short and light', nb: 'Styrke: kort og lett' },
  // This session also replaces strength on Light days without a run, so its title does not mention a run.
  M1: { en: 'Mobility: loosen up', nb: 'Bevegelighet: myk opp kroppen' },
  M2: { en: 'Mobility before running', nb: 'Bevegelighet før løping' },
} as const satisfies Messages<StrengthId>;

const titles = createCatalogue<StrengthId>(TITLES);

/** Names of exercises that a session uses in a particular form, such as with a weight. */
const VARIANTS: Messages<string> = {
  'S4 single-leg-raise': { en: 'Single-leg heel raise with a weight', nb: 'Tåhev på ett bein med vekt' },
  'S4 back-deadlift': { en: 'Deadlift with weights', nb: 'Markløft med vekter' },
  'S5 itb-single-leg-squat': { en: 'Single-leg squat to a chair', nb: 'Knebøy på ett bein ned til en stol' },
  'S5 bent-knee-raise-single': {
    en: 'Bent-knee heel raise with a backpack',
    nb: 'Tåhev med bøyd kne og ryggsekk',
  },
  'S6 squat': { en: 'Heavy squat with weights', nb: 'Tung knebøy med vekter' },
  'S6 back-deadlift': { en: 'Heavy deadlift', nb: 'Tung markløft' },
  'S6 single-leg-raise': { en: 'Single-leg heel raise with a weight', nb: 'Tåhev på ett bein med vekt' },
};

const variants = createCatalogue<string>(VARIANTS);

const nameOf = (session: StrengthId, exercise: string, language: MessageLanguage): string => {
  const variant = `${session} ${exercise}`;
  if (Object.hasOwn(VARIANTS, variant)) return variants.render({ code: variant }, language);
  const known = exerciseById(exercise);
  if (!known) throw new RangeError(`The exercise library does not contain ${exercise}`);
  return known.name[language];
};

/**
 * Returns a strength or mobility session with its texts.
 * @throws RangeError for an exercise that is not in the library
 */
export const strengthView = (
  { id, minutes, exercises }: StrengthSession,
  language: MessageLanguage,
): StrengthSessionView => ({
  id,
  title: titles.render({ code: id }, language),
  minutes,
  exercises: exercises.map(({ id: exercise, sets, reps, holdSeconds }) => ({
    id: exercise,
    name: nameOf(id, exercise, language),
    sets,
    reps,
    holdSeconds,
  })),
});
