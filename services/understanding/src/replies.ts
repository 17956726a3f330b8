import { bullets, type Language, paragraphs, sentences, type Words } from '@stridewell/language/language';
import type { Card } from './cards/card.ts';
import { INTENT_LABELS } from './intent-labels.ts';
import type { IntentId } from './intents.ts';

const CHOOSE: Words = {
  en: 'I have more than one answer to that. Which do you mean?',
  nb: 'Det har jeg flere svar på. Hva mener du?',
};

/**
 * Writes the reply with a knowledge card: its facts, and what it does not cover. For two cards, shows only the titles
 * for the runner to choose from.
 */
export const cardReply = (cards: readonly Card[], language: Language): string => {
  const [first, second] = cards;
  if (!first) return '';
  if (second) return paragraphs(CHOOSE[language], bullets(cards.map(({ title }) => title[language])));
  const [answer, ...more] = first.facts.map((fact) => fact[language]);
  return paragraphs(answer, sentences(...more), first.limit?.[language]);
};

const DID_YOU_MEAN: Readonly<Record<Language, { head: string; other: string }>> = {
  en: { head: 'I am not sure what you mean. Is it one of these?', other: 'Something about my body' },
  nb: { head: 'Jeg er ikke sikker på hva du mener. Er det noe av dette?', other: 'Noe i kroppen min' },
};
const CHOICES_MAX = 2;

/** Asks which of the candidates the runner means. Contains no session, pace or dose (`language.md` 1.2). */
export const clarifyReply = (candidates: readonly IntentId[], language: Language): string => {
  const { head, other } = DID_YOU_MEAN[language];
  const labels = candidates.slice(0, CHOICES_MAX).map((intent) => INTENT_LABELS[intent][language]);
  return paragraphs(head, bullets([...labels, other]));
};

/** Replies to small talk and to requests about the conversation itself. They are the same for both coaches. */
export const TALK_REPLIES = {
  undo: {
    en: 'I cannot undo a change from here: the week has an "Undo" next to each change, and the log can be corrected by tapping the day.',
    nb: 'Jeg kan ikke angre en endring herfra: uka har «Angre» ved hver endring, og loggen rettes ved å trykke på dagen.',
  },
  feedback: {
    en: 'Thanks for telling me. I am software and cannot pass it on; ask me how to reach the people behind Stridewell.',
    nb: 'Takk for at du sier det. Jeg er programvare og kan ikke sende det videre; spør meg hvordan du når folkene bak Stridewell.',
  },
  aboutMe: {
    en: 'Good to know. I only plan with what is in your profile, so put it there if it should change the plan.',
    nb: 'Greit å vite. Jeg planlegger bare med det som står i profilen, så legg det inn der hvis det skal endre planen.',
  },
  languageSet: {
    en: 'English from here on. Norwegian is the other one I speak; just say so.',
    nb: 'Norsk fra nå av. Engelsk er det andre språket jeg kan; bare si fra.',
  },
  replyShorter: {
    en: 'Fair. Ask me for one thing at a time, and I keep it short.',
    nb: 'Greit. Spør om én ting om gangen, så holder jeg det kort.',
  },
  correction: {
    en: 'Sorry, I took that the wrong way. Tell me again with the day or the thing you mean.',
    nb: 'Beklager, det tok jeg feil. Si det én gang til med dagen eller tingen du mener.',
  },
} as const satisfies Record<string, Words>;
export type TalkTopic = keyof typeof TALK_REPLIES;
