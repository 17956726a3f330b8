import type { Language, Words } from '@stridewell/language/language';
import type { Day, PlanToday } from '../../domain/today/today.ts';
import type { Question } from '../intents/read.ts';
import type { CoachState, Followed } from '../state.ts';

/** What an answer on an injury rests on. */
export interface Case extends Followed {
  state: CoachState;
  day: Day;
  question: Question;
  language: Language;
}

/** One topic's reply for any runner, Markdown in the language of the question. Pure. */
export type Answer = (state: CoachState, question: Question) => string;
/** One topic's reply for a runner whose injury is followed. Pure. */
export type CaseAnswer = (found: Case) => string;

/** A reply that reads neither injury nor programme, so it can hold no exercise and no dose. Pure. */
export type PlainAnswer = (question: Question) => string;

/** A fixed reply that needs no training permit. */
export const plain =
  (words: Words): PlainAnswer =>
  ({ language }) =>
    words[language];

const hasArea = (plan: PlanToday): plan is Day => 'area' in plan;

/** The injury of a turn; null without a profile, and when it is healed. */
export const caseOf = (state: CoachState, question: Question): Case | null => {
  const { followed, plan } = state;
  return followed && hasArea(plan) ? { ...followed, state, day: plan, question, language: question.language } : null;
};

const NO_PROFILE: Words = {
  en: 'Please fill in your physio profile first: where it hurts and how it began, on the Profile tab. It takes a minute; then a check-in, and the exercises follow from both. Without it I give none.',
  nb: 'Fyll ut fysioprofilen din først: hvor det gjør vondt og hvordan det begynte, under Profil. Det tar et minutt; så en innsjekk, og øvelsene følger av begge. Uten den gir jeg ingen.',
};
const HEALED: Words = {
  en: 'Your injury is marked as healed, so there is no programme now. Running Coach has the plan. If something hurts again, save the area on the Profile tab and we begin anew.',
  nb: 'Skaden din er merket som frisk, så det er ikke noe program nå. Running Coach har planen. Gjør noe vondt igjen, lagre området under Profil, så begynner vi på nytt.',
};

/** What is said where no injury is followed. */
export const nothingFollowed = ({ plan }: CoachState, language: Language): string =>
  (plan.status === 'resolved' ? HEALED : NO_PROFILE)[language];
