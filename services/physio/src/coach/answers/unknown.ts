import { type Language, paragraphs, type Words } from '@stridewell/language/language';
import type { Question } from '../intents/read.ts';
import type { Concept } from '../intents/words/all.ts';
import { type PlainAnswer, say, type Wordings } from './answer.ts';

/** Subjects that the coach repeats from a message it did not understand: nouns only, never a number. */
const NOUNS: Partial<Record<Concept, Words>> = {
  exercise: { en: 'exercises', nb: 'øvelser' },
  ladder: { en: 'the way back to running', nb: 'veien tilbake til løping' },
  phase: { en: 'the phase', nb: 'fasen' },
  test: { en: 'the tests', nb: 'testene' },
  shoes: { en: 'shoes', nb: 'sko' },
  sleep: { en: 'sleep', nb: 'søvn' },
  race: { en: 'a race', nb: 'et løp' },
  run: { en: 'running', nb: 'løping' },
};

const nounOf = (concepts: ReadonlySet<string>, language: Language): string | null => {
  for (const [concept, words] of Object.entries(NOUNS)) if (concepts.has(concept)) return words[language];
  return null;
};

/** Suggestions after a message that was not understood or is about something else. */
export const OFFER: Wordings = {
  en: [
    'You can ask about the exercises, what pain is acceptable, your progress, or the way back, or tap a button below. If something in your body worries you, write which part and what you notice.',
    'Try it in other words: exercises, pain, progress or the way back. If it is about your body, write which part and what you notice.',
  ],
  nb: [
    'Du kan spørre om øvelsene, hvilken smerte som er grei, framgangen, eller veien tilbake, eller trykke på en knapp under. Bekymrer noe i kroppen deg, skriv hvilken del og hva du merker.',
    'Prøv med andre ord: øvelser, smerte, framgang eller veien tilbake. Gjelder det kroppen, skriv hvilken del og hva du merker.',
  ],
};

/**
 * Answers a message that was not understood with enough certainty: states this, repeats the recognised subject, and
 * offers topics. Never contains an exercise or a dose (`language.md` 1.2).
 */
export const notUnderstood: PlainAnswer = ({ concepts, language }: Question, voice) => {
  const noun = nounOf(concepts, language);
  const head =
    language === 'nb'
      ? `Det forsto jeg ikke helt${noun ? `, bare at det handler om ${noun}` : ''}.`
      : `I did not quite understand that${noun ? `, only that it is about ${noun}` : ''}.`;
  return paragraphs(head, say({ voice, language }, OFFER));
};
