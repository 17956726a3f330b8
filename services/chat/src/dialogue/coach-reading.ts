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
   * The message that named the subject; set only if this message contains nothing new about the runner. Whether the
   * text is ordinary is then judged by the subject.
   */
  subject?: string;
  /** True when the message corrected the one before it. */
  isCorrection: boolean;
  /** The coach's topic of the answer that is continued; omitted if no answer is continued. */
  of?: string | null;
  /** True when the message asks for the reason for that answer, even if it asks for it again in another language. */
  isReason?: boolean;
  /** True when the message asks for a shorter answer, whatever else it asks for. */
  isBrief?: boolean;
  /**
   * The message's reaction to that answer, such as a doubt or a question about a condition; omitted if there is none.
   */
  second?: SecondTurn;
  /** The decision of that answer; omitted if none is stored. */
  decided?: DecisionMade;
  /** True when that answer was given without a permit, so this one gets none either. */
  isClosed?: boolean;
}

/** The coach's part of the state of the conversation after its reply. */
export type StateAfter = Pick<DialogueState, 'dates' | 'options' | 'isAsking' | 'decided'> & {
  /** Whether the reply was given with a permit; omitted if no permit was requested. */
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
  /** The topic that gives the reason for an answer; a topic that is not listed is its own reason. */
  because: Readonly<Partial<Record<T, T>>>;
  /** The topic that "how many?" and "and the next one?" ask for after a topic. */
  asked: Readonly<Record<'howMany' | 'next', Readonly<Partial<Record<T, T>>>>> & {
    /** The topic that "and the last one?" asks for after a topic. */
    last?: Readonly<Partial<Record<T, T>>>;
  };
  /**
   * The topic that answers a runner who agrees to what was just said; if it is not set, the agreement is answered as
   * small talk.
   */
  agreed?: T;
  /** True for a coach that shortens its last answer on request; otherwise such a request is answered as small talk. */
  shortens?: boolean;
  /**
   * Returns the topic that answers a short question about the last answer; null for any other message. It recognises
   * only fixed short forms, so the message that such a question continues determines whether it resembles unsafe
   * messages.
   */
  detail?(message: string, last: T): T | null;
  /** How the coach answers a message that reacts to its last answer; omitted for a coach that does not. */
  second?: {
    /** The topic of the answer. */
    topic: T;
    /** The topic of the question that asks which of two things about the last answer is meant. */
    which: T;
    /** Topics that such a message overrides, as "my friend says that I can" overrides the topics about other people. */
    yields: ReadonlySet<T>;
  };
  /** Topics that have no subject: small talk, and messages that were not understood. */
  withoutSubject: ReadonlySet<T>;
  topics: { unknown: T; clarify: T; okay: T; card: T; languageSet: T } & {
    /** Topics of the messages that correct the last answer, and that ask for fewer words. */
    correction?: T;
    shorter?: T;
  };
  /**
   * Topics whose words determine the topic of a whole message, such as a symptom or a request that is declined. Omitted
   * for a coach for which this applies to every topic without an intent.
   */
  decides?: ReadonlySet<T>;
  /** Topics whose answers take the whole message: it is neither a follow-up nor several questions. */
  wholes?: ReadonlySet<T>;
  /** Topics that stand on their own whatever the form of the message; they are never a reaction to the last answer. */
  firm?: ReadonlySet<T>;
  /** Topics that give a reason for the answer before them. The next message continues that answer. */
  asides?: ReadonlySet<T>;
  /**
   * Topics about a day. If a message that depends on the conversation names no day, the day of the conversation is
   * used.
   */
  ofDay: ReadonlySet<T>;
  /** Returns the question with other values. */
  withSlots(question: Q, slots: Slots): Q;
  /** Returns the language of the newest typed message that has one. */
  spokenLanguage(turn: Turn): Language;
}
