import type { Language } from '@stridewell/language/language';
import type { Card, IntentId } from '@stridewell/understanding';
import type { DecisionMade, DialogueState, Resolution, SecondTurn } from '@stridewell/understanding/dialogue';
import type { Slots } from '@stridewell/understanding/slots';
import type { Turn } from '../model/coach-model.ts';

/** How a question continues the conversation; null for a question that stands on its own. */
export interface FollowUp {
  kind: Exclude<Resolution['kind'], 'own'>;
  /** The message that named the subject, joined with this one. The safety decision on it decides the permit. */
  joined: string;
  /**
   * The message that named the subject, where this one consists of words that say nothing new of the runner: whether the
   * text is an ordinary one is then judged by the subject. Missing for all others.
   */
  subject?: string;
  /** True when the message corrected the one before it. */
  isCorrection: boolean;
  /** The coach's topic of the answer that is continued; missing where none is. */
  of?: string | null;
  /** True when the reason of that answer is asked for, also again in another language. */
  isReason?: boolean;
  /** True when the answer is wanted in fewer words, whatever else the message asks of it. */
  isBrief?: boolean;
  /** How the message answers that answer, where it doubts it, asks for a condition and so on. */
  second?: SecondTurn;
  /** What that answer decided; missing where nothing is stored. */
  decided?: DecisionMade;
  /** True when that answer was given without a permit, so that this one gets none. */
  isClosed?: boolean;
}

/** What a coach knows of the conversation after its reply. */
export type StateAfter = Pick<DialogueState, 'dates' | 'options' | 'isAsking' | 'decided'> & {
  /** Whether the reply was given with a permit; missing where none was asked for. */
  isPermitted?: boolean;
};

/** The parts of a coach's question that a follow-up changes. */
export interface AskedQuestion<T extends string> {
  /** The message, joined with the one that a follow-up continues. */
  message: string;
  /** The words of this question alone. */
  own: string;
  language: Language;
  intent: IntentId | null;
  topic: T;
  /** True when the message hardly resembles unsafe messages. */
  isTypical: boolean;
  cards: readonly Card[];
  concepts: ReadonlySet<string>;
  slots: Slots;
  followUp: FollowUp | null;
}

/** How a coach reads messages. All functions are pure. */
export interface CoachReading<T extends string, Q extends AskedQuestion<T>> {
  /** Labels of quick actions, which are not the runner's words. */
  labels: ReadonlySet<string>;
  read(message: string, fallback: Language): Q;
  /** Returns the topics that the words of a message name, most specific first. */
  named(concepts: ReadonlySet<string>): readonly T[];
  topicsOf: Readonly<Record<IntentId, readonly T[]>>;
  /** The topic that gives the reason of an answer; the topic itself where none is named. */
  because: Readonly<Partial<Record<T, T>>>;
  /** The topic that "how many?" and "and the next one?" ask for after a topic. */
  asked: Readonly<Record<'howMany' | 'next', Readonly<Partial<Record<T, T>>>>> & {
    /** The topic that "and the last one?" asks for after a topic. */
    last?: Readonly<Partial<Record<T, T>>>;
  };
  /** The topic that answers a runner who agrees to what was just said; without one, small talk answers. */
  agreed?: T;
  /** True for a coach that gives its last answer again in fewer words when asked; otherwise small talk answers. */
  shortens?: boolean;
  /**
   * Returns the topic that answers a short question about the last answer; null for any other message. It reads closed
   * forms of few words only, so whether such a message resembles unsafe ones is judged by the one that it continues.
   */
  detail?(message: string, last: T): T | null;
  /** How the coach answers a message that answers its last answer; missing for a coach that does not. */
  second?: {
    /** The topic of the answer. */
    topic: T;
    /** The topic of the question which of two things about the last answer is meant. */
    which: T;
    /** Topics whose words yield to such a message, as those about other people do to "my friend says that I can". */
    yields: ReadonlySet<T>;
  };
  /** Topics without a subject of their own: small talk, and messages that were not understood. */
  withoutSubject: ReadonlySet<T>;
  topics: { unknown: T; clarify: T; okay: T; card: T; languageSet: T } & {
    /** Topics of the messages that correct the last answer, and that ask for fewer words. */
    correction?: T;
    shorter?: T;
  };
  /**
   * Topics whose words decide about a whole message, such as a symptom or a request that is declined. Missing for a coach
   * for which every topic without an intent is one.
   */
  decides?: ReadonlySet<T>;
  /** Topics whose answers take the whole message: it is neither a follow-up nor several questions. */
  wholes?: ReadonlySet<T>;
  /** Topics that stand on their own whatever the form of the message: they never answer the last answer. */
  firm?: ReadonlySet<T>;
  /** Topics that give a reason of the answer before them, which the next message continues. */
  asides?: ReadonlySet<T>;
  /** Topics about a day, which is the one that the conversation is about when a message that leans on it names none. */
  ofDay: ReadonlySet<T>;
  /** Returns the question with other values. */
  withSlots(question: Q, slots: Slots): Q;
  /** Returns the language of the newest typed message that has one. */
  spokenLanguage(turn: Turn): Language;
}
