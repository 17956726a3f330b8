import {
  FIRST_EASY_COPY,
  FIRST_EASY_COPY_NB,
  RECOMMENDATION_COPY,
  RECOMMENDATION_COPY_NB,
  RUNNING_STOPPED,
  RUNNING_STOPPED_NB,
} from '@stridewell/contracts/web';
import type { Messages } from '@stridewell/kit/messages/catalogue';

/** Texts for the parts of a check-in's message. The caller formats the scores, such as `6.2` or `6,2`. */
const MESSAGE = {
  'message.override': {
    en: 'Your answers add up to {raw}, but {cause} decides the day, so today is {recommendation}.',
    nb: 'Svarene dine gir {raw} til sammen, men {cause} bestemmer dagen, så i dag er det {recommendation}.',
  },
  'message.agrees': {
    en: 'Your answers add up to {raw}, and {cause} means {recommendation} as well.',
    nb: 'Svarene dine gir {raw} til sammen, og {cause} betyr også {recommendation}.',
  },
  'message.score': { en: 'Readiness score {score} of 10.', nb: 'Readiness score er {score} av 10.' },
  'message.losses': { en: 'Down: {names}.', nb: 'Trakk ned: {names}.' },
  'message.gains': { en: 'Up: {names}.', nb: 'Trakk opp: {names}.' },
  'message.running_stopped': {
    en: RUNNING_STOPPED,
    nb: RUNNING_STOPPED_NB,
  },
  'message.adapt_advice': {
    en: RECOMMENDATION_COPY.Adapt.text,
    nb: RECOMMENDATION_COPY_NB.Adapt.text,
  },
  'message.first_easy': {
    en: `${FIRST_EASY_COPY.headline} ${FIRST_EASY_COPY.text}`,
    nb: `${FIRST_EASY_COPY_NB.headline} ${FIRST_EASY_COPY_NB.text}`,
  },
  'message.below_normal': {
    en: 'That is well below your own normal of {mean}.',
    nb: 'Det er godt under ditt eget normale på {mean}.',
  },
  'message.little_below': {
    en: 'Good, a little under your usual of {mean}: do the session, nothing on top.',
    nb: 'Bra, litt under det vanlige for deg, {mean}: ta økta som den er, ikke noe ekstra.',
  },
} as const;

/** Texts for the causes of a cap, which are inserted into "but … decides the day". */
const CAUSE = {
  'cause.notes': { en: 'what you wrote in your notes', nb: 'det du skrev i notatet' },
  // The text does not mention the topic of the hold, because some topics are sensitive.
  'cause.hold': {
    en: 'what you wrote or told us earlier',
    nb: 'noe du skrev eller fortalte tidligere',
  },
  'cause.open_question': {
    en: 'an open question about your notes',
    nb: 'et ubesvart spørsmål om notatet',
  },
  'cause.physio_red_flag': { en: 'a red flag in your physio check-in', nb: 'et faresignal i fysio-innsjekken' },
  'cause.physio_pain': { en: 'pain of {value} in your physio check-in', nb: 'smerte {value} i fysio-innsjekken' },
  'cause.physio_worse': {
    en: 'a worse morning after your last session',
    nb: 'en verre morgen etter forrige økt',
  },
  'cause.injury': { en: 'the injury you are working on', nb: 'skaden du jobber med' },
  'cause.notes_pain': { en: 'pain of {value} in your notes', nb: 'smerte {value} i notatet' },
  'cause.pain': { en: 'pain of {value}', nb: 'smerte {value}' },
  'cause.fatigue': { en: 'fatigue of {value}', nb: 'tretthet {value}' },
  'cause.sleep_fatigue': {
    en: 'sleep of 1 with fatigue of {value}',
    nb: 'søvn 1 sammen med tretthet {value}',
  },
  'cause.readiness': { en: 'readiness of {value}', nb: 'egen følelse {value}' },
  'cause.sleep': { en: 'sleep of {value}', nb: 'søvn {value}' },
  'cause.stress': { en: 'stress of {value}', nb: 'stress {value}' },
} as const;

/** Names of answers that lowered the score. */
const LOSS = {
  'loss.sleep': { en: 'sleep', nb: 'søvn' },
  'loss.stress': { en: 'stress', nb: 'stress' },
  'loss.fatigue': { en: 'fatigue', nb: 'tretthet' },
  'loss.pain': { en: 'pain', nb: 'smerte' },
  'loss.readiness': { en: 'readiness', nb: 'egen følelse' },
} as const;

/** Names of answers that raised the score. */
const GAIN = {
  'gain.sleep': { en: 'good sleep', nb: 'god søvn' },
  'gain.stress': { en: 'low stress', nb: 'lavt stress' },
  'gain.fatigue': { en: 'low fatigue', nb: 'lite tretthet' },
  'gain.pain': { en: 'no pain', nb: 'ingen smerte' },
  'gain.readiness': { en: 'high readiness', nb: 'god egen følelse' },
} as const;

/**
 * All texts for check-ins in both languages. Source of the English texts: `infra/docs/domain/readiness.md`, section E.
 */
export const MESSAGES = { ...MESSAGE, ...CAUSE, ...LOSS, ...GAIN } as const satisfies Messages<string>;

export type WellnessCode = keyof typeof MESSAGES;
