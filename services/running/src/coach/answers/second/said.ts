import type { Language } from '@stridewell/language/language';
import type { Reply } from '@stridewell/language/reply';
import { slotsOf } from '@stridewell/understanding/slots';
import type { CoachDay, CoachState } from '../../../domain/coach-state.ts';
import {
  closingReason,
  type Decision,
  dayAbout,
  decisionOf,
  type Group,
  groupOf,
  type ReasonCode,
} from '../../decision.ts';
import { type Question, withSlots } from '../../intents/read.ts';
import type { Variants } from '../answer.ts';
import { becauseSentence, changeSentence, reasonSentence } from './reason-text.ts';

/** The last answer, as a message that reacts to it needs it. */
export interface Said {
  state: CoachState;
  question: Question;
  language: Language;
  /** The topic of the last answer. */
  of: string;
  group: Group;
  day: CoachDay | null;
  decision: Decision;
  /** The reason why running is not allowed on that day; null when there is none. */
  closing: ReturnType<typeof closingReason>;
}

/** Returns the subject of a follow-up, evaluated with the runner's current data. */
export const saidBefore = (state: CoachState, asked: Question): Said => {
  const of = asked.followUp?.of ?? '';
  // The day that the message itself names, even if the last question had two.
  const { days } = slotsOf(asked.own);
  const question = days.length > 0 ? withSlots(asked, { ...asked.slots, days }) : asked;
  return {
    ...{ state, question, of, language: question.language },
    group: groupOf(of),
    day: dayAbout(state, of, question),
    decision: decisionOf(state, of, question),
    closing: closingReason(state, of, question),
  };
};

/** The decision's reasons as sentences, the weightiest first. */
export const reasons = ({ state, decision, language, day }: Said): string[] =>
  decision.reasons.flatMap((code) => reasonSentence(state, code, language, day) ?? []);

/** What would change a decision with a stored reason; null for an unknown reason or if nothing would. */
export const changeOf = (code: string | undefined, language: Language): string | null =>
  changeSentence(code as ReasonCode | undefined, language);

/** What would change the decision. */
export const change = ({ decision, language }: Said): string | null => changeSentence(decision.reasons[0], language);

const HAS_CHANGED: Record<Language, string> = {
  en: 'Your figures have changed since then.',
  nb: 'Tallene dine har endret seg siden da.',
};

/**
 * States that the runner's data now lead to a different decision than when the answer was given; null if they do not.
 */
export const changedSince = ({ question, decision, language }: Said): string | null => {
  const before = question.followUp?.decided;
  return before && before.verdict !== decision.verdict ? HAS_CHANGED[language] : null;
};

/** The reasons for the last answer and what would change it; null if the data provide none. */
export const whyReply = (said: Said): Reply | null => {
  const { state, decision, language, day } = said;
  const [first, ...rest] = decision.reasons;
  const because = first ? becauseSentence(state, first, language, day) : null;
  if (because === null) return null;
  const second = rest.map((code) => reasonSentence(state, code, language, day)).find((text) => text !== null);
  return { answer: because, why: second, next: change(said), after: changedSince(said) };
};

/** Selects the wordings in a language. */
export const inLanguage = ({ language }: Pick<Said, 'language'>, words: Variants): readonly string[] => words[language];
