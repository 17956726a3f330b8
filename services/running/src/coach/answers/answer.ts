import type { Language, Words } from '@stridewell/language/language';
import type { Reply } from '@stridewell/language/reply';
import type { CoachState } from '../../domain/coach-state.ts';
import type { Question } from '../intents/read.ts';

/** Creates the reply to a topic in the language of the question: its parts, or Markdown. Pure. */
export type Answer = (state: CoachState, question: Question) => Reply | string;

/** Creates a reply without the runner's data, so it contains no personal training advice. Pure. */
export type PlainAnswer = (question: Question) => Reply | string;

/** Variants of a sentence in both languages. */
export type Variants = Record<Language, readonly string[]>;

/** Creates an answer with a fixed text. */
export const fixed =
  (words: Words): Answer =>
  (_state, { language }) =>
    words[language];

/** Creates an answer with a fixed text, or variants of it, that needs no training permit. */
export const plain =
  (words: Words | Variants): PlainAnswer =>
  ({ language }) => ({ answer: words[language] });

const NO_PROFILE: Words = {
  en: "You've no plan yet, because I don't have your training profile. Fill in goal, running days and weekly hours on the Profile tab of the running coach, and the plan is made at once.",
  nb: 'Du har ingen plan ennå, for jeg mangler treningsprofilen din. Fyll inn mål, løpedager og timer i uka under Profil hos løpetreneren, så lages planen med en gang.',
};

const NO_PLAN: Words = {
  en: "There is no plan for this week yet. Tap 'Create plan' and I make it from your profile.",
  nb: 'Det finnes ingen plan for denne uka ennå. Trykk «Lag plan», så lager jeg den ut fra profilen din.',
};

/** Returns what the runner must fill in before there is a plan; null when there is one. */
export const missingPlan = (state: CoachState, language: Language): string | null => {
  if (state.plan) return null;
  return (state.profile ? NO_PLAN : NO_PROFILE)[language];
};

export const missingProfile = (state: CoachState, language: Language): string | null =>
  state.profile ? null : NO_PROFILE[language];

const NO_CHECKIN: Words = {
  en: 'There is no check-in for today yet: it takes a minute on the home screen, and the session adapts to it.',
  nb: 'Det er ingen innsjekk i dag ennå: den tar et minutt på hjemskjermen, og økta tilpasses etter den.',
};

export const noCheckin = (language: Language): string => NO_CHECKIN[language];
