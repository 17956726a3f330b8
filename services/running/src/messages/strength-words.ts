import type { StrengthSessionView } from '@stridewell/contracts/web';
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

/** Names of the exercises, by an id of the exercise library without an area. */
const EXERCISES: Messages<string> = {
  bridge: { en: 'Bridge', nb: 'Seteløft' },
  'single-leg-bridge': { en: 'Single-leg bridge', nb: 'Seteløft på ett bein' },
  'side-plank-knees': { en: 'Side plank on the knees', nb: 'Sideplanke på knærne' },
  'side-plank': { en: 'Side plank', nb: 'Sideplanke' },
  'dead-bug': { en: 'Dead bug', nb: 'Dead bug (ryggen i gulvet)' },
  'bird-dog': { en: 'Bird-dog', nb: 'Diagonalløft' },
  plank: { en: 'Front plank', nb: 'Planke' },
  clam: { en: 'Clam', nb: 'Musling' },
  'side-lying-raise': { en: 'Side-lying leg raise', nb: 'Beinløft i sideleie' },
  'band-walk': { en: 'Band side-walk', nb: 'Sidegang med strikk' },
  'hip-hitch': { en: 'Hip hitch', nb: 'Hofteløft på trinn' },
  squat: { en: 'Squat', nb: 'Knebøy' },
  'split-squat': { en: 'Split squat', nb: 'Utfall på stedet' },
  'loaded-split-squat': { en: 'Split squat with weights', nb: 'Utfall på stedet med vekter' },
  'step-up': { en: 'Step-up', nb: 'Oppsteg' },
  'step-down': { en: 'Step-down', nb: 'Nedsteg' },
  'single-leg-deadlift': { en: 'Single-leg deadlift', nb: 'Markløft på ett bein' },
  'hip-hinge': { en: 'Hip hinge', nb: 'Hoftebøy' },
  deadlift: { en: 'Deadlift', nb: 'Markløft' },
  'single-leg-squat': { en: 'Single-leg squat', nb: 'Knebøy på ett bein' },
  'two-leg-raise': { en: 'Heel raise on two legs', nb: 'Tåhev på to bein' },
  'single-leg-raise': { en: 'Single-leg heel raise', nb: 'Tåhev på ett bein' },
  'bent-raise': { en: 'Bent-knee heel raise', nb: 'Tåhev med bøyd kne' },
  'heavy-bent-raise': { en: 'Heavy bent-knee heel raise', nb: 'Tung tåhev med bøyd kne' },
  'seated-raise': { en: 'Seated heel raise', nb: 'Sittende tåhev' },
  'tibialis-raise': { en: 'Toe raise against a wall', nb: 'Forfotløft mot vegg' },
  'short-foot': { en: 'Short foot', nb: 'Kort fot' },
  pogo: { en: 'Pogo hops', nb: 'Pogohopp' },
  hop: { en: 'Hop on one leg', nb: 'Hopp på ett bein' },
  skips: { en: 'Skips', nb: 'Hoppesteg' },
  'lateral-bound': { en: 'Side bound', nb: 'Sidesprang' },
  'calf-stretch': { en: 'Calf stretch', nb: 'Leggtøyning' },
  'hip-flexor-stretch': { en: 'Half-kneeling hip flexor stretch', nb: 'Tøyning av hofteleddsbøyeren på kne' },
  'hamstring-sweep': { en: 'Hamstring sweep', nb: 'Feiing for bakside lår' },
  'cat-camel': { en: 'Cat-camel', nb: 'Katt og kamel' },
  'ankle-rock': { en: 'Half-kneeling ankle rock', nb: 'Ankelvugg på kne' },
  'leg-swings': { en: 'Leg swings', nb: 'Beinsving' },
};

/** Names of exercises that a session does in a particular way, such as with a weight. */
const VARIANTS: Messages<string> = {
  'S4 single-leg-raise': { en: 'Single-leg heel raise with a weight', nb: 'Tåhev på ett bein med vekt' },
  'S4 deadlift': { en: 'Deadlift with weights', nb: 'Markløft med vekter' },
  'S5 single-leg-squat': { en: 'Single-leg squat to a chair', nb: 'Knebøy på ett bein ned til en stol' },
  'S5 heavy-bent-raise': {
    en: 'Bent-knee heel raise with a backpack',
    nb: 'Tåhev med bøyd kne og ryggsekk',
  },
  'S6 squat': { en: 'Heavy squat with weights', nb: 'Tung knebøy med vekter' },
  'S6 deadlift': { en: 'Heavy deadlift', nb: 'Tung markløft' },
  'S6 single-leg-raise': { en: 'Single-leg heel raise with a weight', nb: 'Tåhev på ett bein med vekt' },
};

/** Ids of all exercises that have a name. */
export const NAMED_EXERCISES: readonly string[] = Object.keys(EXERCISES);

const names = createCatalogue<string>({ ...EXERCISES, ...VARIANTS });

const nameOf = (session: StrengthId, exercise: string, language: MessageLanguage): string => {
  const variant = `${session} ${exercise}`;
  return names.render({ code: Object.hasOwn(VARIANTS, variant) ? variant : exercise }, language);
};

/**
 * Returns a strength or mobility session with its texts.
 * @throws RangeError for an exercise without a name
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
