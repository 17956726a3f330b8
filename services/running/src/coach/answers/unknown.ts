import type { Language, Words } from '@stridewell/language/language';
import { clarifyReply } from '@stridewell/understanding';
import type { Question } from '../intents/read.ts';
import type { Concept } from '../intents/words/all.ts';
import type { PlainAnswer } from './answer.ts';
import { cardAnswer, quietCard } from './cards.ts';

/** Subjects that the coach can repeat from a message that it did not understand. They contain no numbers. */
const NOUNS: Partial<Record<Concept, Words>> = {
  race: { en: 'a race', nb: 'et løp' },
  longRun: { en: 'the long run', nb: 'langturen' },
  intervals: { en: 'intervals', nb: 'intervaller' },
  taper: { en: 'the taper', nb: 'nedtrappingen' },
  strength: { en: 'strength', nb: 'styrke' },
  treadmill: { en: 'the treadmill', nb: 'tredemølla' },
  phase: { en: 'the phase', nb: 'fasen' },
  zone: { en: 'zones', nb: 'soner' },
  pace: { en: 'pace', nb: 'fart' },
  watch: { en: 'the watch', nb: 'klokka' },
  weather: { en: 'the weather', nb: 'været' },
  stretching: { en: 'stretching', nb: 'tøying' },
  plan: { en: 'the plan', nb: 'planen' },
  session: { en: 'a session', nb: 'en økt' },
  run: { en: 'running', nb: 'løping' },
};

const nounOf = (concepts: ReadonlySet<string>, language: Language): string | null => {
  for (const [concept, words] of Object.entries(NOUNS)) if (concepts.has(concept)) return words[language];
  return null;
};

/** Suggestion for the next message after one that was not understood or is about something else. */
export const OFFER = {
  en: 'You can ask about today, your week, paces and zones, or the race, or tap a button below. If it is about something in your body, write which part and what you notice.',
  nb: 'Du kan spørre om dagen i dag, uka, fart og soner, eller løpet, eller trykke på en knapp under. Gjelder det noe i kroppen, skriv hvilken del og hva du merker.',
};

/**
 * Answers a message that was not understood with enough certainty: repeats the recognised subject and suggests topics.
 * Contains no session, pace or dose (`language.md` 1.2).
 */
export const notUnderstood: PlainAnswer = (question: Question) => {
  const { concepts, language, intent, topic, isTypical } = question;
  // A text that resembles unsafe messages is not answered with a card, because even general advice may be wrong for it.
  const card = intent === null || !isTypical ? null : quietCard(question);
  if (card) return cardAnswer(card, language);
  if (intent !== null && topic !== 'unknown') return clarifyReply([intent], language);
  const noun = nounOf(concepts, language);
  if (language === 'nb')
    return {
      answer: noun
        ? [
            `Det forsto jeg ikke helt, bare at det handler om ${noun}.`,
            `Det gjelder ${noun}, så mye forsto jeg, men ikke resten.`,
          ]
        : ['Det forsto jeg ikke helt.', 'Den var jeg ikke med på.'],
      after: [OFFER.nb, 'Skriv det gjerne med andre ord, eller bruk en av knappene under.'],
    };
  return {
    answer: noun
      ? [
          `I did not quite understand that, only that it is about ${noun}.`,
          `It is about ${noun}, that much I understood, but not the rest.`,
        ]
      : ['I did not quite understand that.', "I didn't catch that one."],
    after: [OFFER.en, 'Try it in other words, or use one of the buttons below.'],
  };
};
