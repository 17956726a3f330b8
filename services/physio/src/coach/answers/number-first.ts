import { painText } from '@stridewell/chat/dialogue';
import { type Language, paragraphs, sentences } from '@stridewell/language/language';
import type { Told } from '@stridewell/understanding/dialogue';
import type { ReportedPain } from '@stridewell/understanding/slots';
import { plainText } from '../intents/plain-text.ts';
import type { Question } from '../intents/read.ts';
import type { CoachState } from '../state.ts';
import { HIGH_PAIN } from '../text/reasons.ts';

/** Maximum pain that changes nothing and needs no new check-in. */
const LOW = 2;
/** Pain above which only breathing exercises and gentle holds are done. */
const HIGH = 6;

const ONLY_CALM = {
  en: 'Until then only breathing and gentle holds, and no running.',
  nb: 'Til da bare pust og rolige statiske øvelser, og ingen løping.',
};

const scaled = (pain: number, language: Language): string =>
  language === 'nb' ? `smerte ${painText(pain, 'nb')} av 10` : `pain ${painText(pain, 'en')} of 10`;

const lower = (told: number, stored: number, language: Language): string => {
  const [now, before] = [scaled(told, language), scaled(stored, language)];
  if (told === stored)
    return language === 'nb'
      ? `Fortsatt ${now}, som i den siste innsjekken, så det den sier, gjelder.`
      : `Still ${now}, as in your last check-in, so what it says stands.`;
  return language === 'nb'
    ? `Du sier ${now}, og den siste innsjekken sier ${before}. Den gjelder til en ny: sjekk inn med tallet i dag, så følger dosen etter.`
    : `You say ${now}, and your last check-in says ${before}. That one decides until a new one: check in with the number of today, and the dose follows.`;
};

/** True when the newest check-in has pain above 6, which then overrides every lower number. */
export const isStoredHigh = ({ followed }: CoachState): boolean => (followed?.course.newest?.pain ?? 0) > HIGH;

/**
 * Explains a reported number that is not higher than that of the newest check-in: the check-in is decisive until there
 * is a new one. Null if no number is reported or if the reported pain itself is decisive.
 */
export const lowerPain = (state: CoachState, reported: ReportedPain | null, language: Language): string | null => {
  const stored = state.followed?.course.newest?.pain;
  if (state.told || reported === null || reported.pain === null || stored === undefined) return null;
  if (reported.isSevere || reported.isWorse || reported.pain > stored || stored <= LOW) return null;
  const rule = reported.pain > HIGH ? HIGH_PAIN[language] : stored > HIGH && ONLY_CALM[language];
  return sentences(lower(reported.pain, stored, language), rule);
};

const OF_RUNNING: readonly string[] = ['run', 'stage', 'ladder', 'exercise', 'raise', '@exercise', 'nextRun'];

const checkInFirst = (pain: number | null, language: Language): string => {
  const nb = language === 'nb';
  const number = pain === null ? '' : `, ${scaled(pain, language)}`;
  const first = nb
    ? `Først en innsjekk med tallet${pain === null ? ' i dag' : ` du ga${number}`}: den avgjør hva du kan gjøre i dag.`
    : `First a check-in with the number ${pain === null ? 'of today' : `you gave${number}`}: it decides what you can do today.`;
  if (pain !== null && pain <= LOW) return first;
  return sentences(
    first,
    nb ? 'Til da ingen løping og ikke noe hardere enn før.' : 'Until then no running, and nothing harder than before.',
  );
};

/**
 * Explains why a question about training is not answered after a pain number in the thread: a check-in is needed first.
 * Null for other questions.
 */
export const checkInBefore = (question: Question, told: Told | null): string | null => {
  if (told === null) return null;
  const { topic, concepts, language } = question;
  const isOfTraining =
    topic === 'unknown' || topic === 'clarify' ? OF_RUNNING.some((name) => concepts.has(name)) : true;
  return isOfTraining ? checkInFirst(told.pain, language) : null;
};

const NIGGLE =
  /\b(?:back|knee|heel|achilles|hip|shin|calf|foot|korsrygg\w*|rygg\w*|kne\w*|hael\w*|akilles\w*|hoft\w*|legg\w*|fot\w*)\b.{0,25}\b(?:sore|ach(?:es|ing|y)|hurts?|hurting|stiff|tender|niggl\w*|murr\w*|vond\w*|omt?|stiv\w*|verk\w*|stol\w*)\b|\b(?:sore|stiff|aching|achy|tender|vondt|stiv|om) (?:i |in )?(?:the |my |a )?(?:back|knee|heel|achilles|hip|shin|calf|foot|korsrygg\w*|rygg\w*|kne\w*|hael\w*|akilles\w*|hoft\w*|legg\w*|fot\w*)\b/;

const ASK = {
  en: 'How much does it hurt now, as a number? Put it into a check-in: that decides what today allows.',
  nb: 'Hvor vondt gjør det nå, som et tall? Legg det inn i en innsjekk: den avgjør hva du kan gjøre i dag.',
};
/** The signs that require a doctor today. The only numbers in the text are telephone numbers. */
export const SIGNS = {
  en: 'If it swells, goes numb, wakes you at night or you lose strength, have it looked at today: in Norway 116 117, and 113 in an emergency.',
  nb: 'Hovner det opp, blir det nummest, vekker det deg om natta eller mister du kraft, få det sett på i dag: 116 117, og 113 når det haster.',
};

/** Asks for a number when a message complains of pain without one; null otherwise. */
export const numberAsked = ({ own, language }: Question): string | null =>
  NIGGLE.test(plainText(own)) ? paragraphs(ASK[language], SIGNS[language]) : null;
