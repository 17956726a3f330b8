import { type Language, paragraphs, sentences } from '@stridewell/language/language';
import { PAIN_NORMAL } from '../text/reasons.ts';
import type { Case } from './answer.ts';

/** The pain in the newest check-in, in one sentence; null before the first check-in. */
export const reading = ({ course, language, state }: Case): string | null => {
  // The course includes the reported pain, which is not in any check-in.
  if (state.told) return null;
  const { checkin, newest } = course;
  if (!newest) return language === 'nb' ? 'Det er ingen innsjekk ennå.' : 'There is no check-in yet.';
  if (checkin)
    return language === 'nb'
      ? `Innsjekken i dag sier smerte ${checkin.pain}.`
      : `Today's check-in says pain ${checkin.pain}.`;
  return language === 'nb'
    ? `Den siste innsjekken sa smerte ${newest.pain}; dagens mangler.`
    : `Your last check-in said pain ${newest.pain}; today's is missing.`;
};

const TAILS = {
  flags: {
    en: "Night pain, swelling, numbness, lost strength, or pain in the groin or on one point of a bone is different: stop, and see a doctor. 'Should I be worried?' asks the questions that matter.",
    nb: 'Nattsmerter, hevelse, nummenhet, tapt kraft, eller smerte i lysken eller på ett punkt på en knokkel er noe annet: stopp, og gå til lege. «Bør jeg være bekymret?» stiller spørsmålene som betyr noe.',
  },
};

export const tail = (name: keyof typeof TAILS, language: Language): string => sentences(TAILS[name][language]);

const STOP_FOR_NOW = {
  en: 'Leave out what makes it hurt more today, and rest it.',
  nb: 'La det som gjør det verre, ligge i dag, og hvil det.',
};

/** More pain than before if no injury is followed: advice that applies to everybody, without a programme. */
export const painWithoutProfile = (language: Language): string =>
  paragraphs(STOP_FOR_NOW[language], PAIN_NORMAL[language], tail('flags', language));
