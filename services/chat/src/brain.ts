import type { ChatChip, ChatSource, CoachType, QuickAction } from '@stridewell/contracts/web';
import type { Language } from '@stridewell/language/language';
import type { SafetyCategory, TrainingPermit } from '@stridewell/safety';
import type { DialogueState } from '@stridewell/understanding/dialogue';
import type { Runner } from './conversation/reply.ts';
import type { GuardLimits, Turn } from './model/coach-model.ts';
import type { ChangeRequest } from './proposals/change.ts';
import type { PainFact } from './reported-pain/recorder.ts';

/**
 * A fixed answer that takes precedence over every model, given when the runner has a red flag today or must rest today.
 */
export interface Verdict {
  ruleId: string;
  text: string;
}

/** The parts of a turn's intent that the safety decision depends on. */
export interface UnderstoodTurn {
  /** True when an intent matched clearly better than the next one. */
  isConfident: boolean;
  /** True when the answer may contain training advice and therefore needs a permit. */
  mayTrain: boolean;
  /**
   * True when the answer may tell the runner what to do with the body, such as heat, insoles or stairs, even without
   * training. Such an answer is withheld while a symptom still needs a doctor's assessment.
   */
  isOfBody?: boolean;
  /**
   * True for a greeting, an agreement, thanks or a goodbye. While a hold or card blocks training, the reply states
   * this.
   */
  isSmallTalk?: boolean;
  /** The text of a follow-up joined with the message that it continues; omitted if the message stands on its own. */
  joined?: string;
  /**
   * The message that a follow-up continues; set only if the follow-up's own words contain nothing new about the runner.
   */
  subject?: string;
  /** True for a follow-up to an answer that was given without a permit. The follow-up gets no permit either. */
  isClosed?: boolean;
}

/** The language of a reply, and the state of the conversation after it. */
export interface About {
  language: Language;
  dialogue: DialogueState;
}

/** A reply written by the rules. */
export interface RuleAnswer {
  /** Markdown. Options are listed in it as well, for clients that show no chips. */
  text: string;
  language: Language;
  /**
   * True for an answer; false or missing for a reply that asks a question back or states that the runner's question was
   * not understood.
   */
  isAnswer?: boolean;
  chips?: readonly ChatChip[];
  /**
   * The category whose hold the answer opens because it tells the runner to wait with training: "no exercises until you
   * have been well for a day". Training advice is then blocked as it is after a STOP text of the category.
   */
  closes?: SafetyCategory;
  /** The data that the reply is based on. */
  sources?: readonly ChatSource[];
  dialogue?: DialogueState;
}

/**
 * The functions with which a service implements a coach, using the service's own data. `State` is the service's data
 * about the runner, loaded once per turn. All functions except `load`, `act` and `noticed` are pure.
 */
export interface CoachBrain<State> {
  coachType: CoachType;
  quickActions: readonly QuickAction[];
  /** Loads all data that a reply may use. Called once per turn, after the runner's message is stored. */
  load(user: Runner): Promise<State>;
  /**
   * Executes a quick action before the reply is written, and returns the state after the action. For example,
   * WEEK_START creates the plan.
   */
  act?(user: Runner, action: string, state: State): Promise<State>;
  /**
   * Records the categories that the safety gate found in the runner's message, while the fixed text is sent. The
   * category `illness` marks the runner as ill on that day. Must not throw; the text is sent without waiting for the
   * result.
   */
  noticed?(user: Runner, categories: readonly SafetyCategory[]): Promise<void>;
  /**
   * Returns the state updated with what the thread reports about the runner's body since the newest check-in, such as
   * pain. The result is used for the verdict, the reply, and the facts and limits of an outside model. Pure and
   * idempotent.
   */
  heard?(state: State, turn: Turn): State;
  /**
   * Returns the pain that a typed message reports; null when it reports none. Pure. The report is shared with both
   * coaches.
   */
  painReported?(turn: Turn): PainFact | null;
  /** Determines the intent of a turn. Pure; uses no runner state. */
  understand(turn: Turn): UnderstoodTurn;
  /**
   * Writes the reply by rules. Pure: the same state, turn and permit give the same text. Training advice requires a
   * permit; without one, a question about training is answered as if it had not been understood.
   */
  answer(state: State, turn: Turn, permit: TrainingPermit | null): RuleAnswer;
  /**
   * Returns an answer without training advice to a question that is usually answered with advice, if the runner's data
   * or the app is sufficient to answer it, such as the date of the race; null for every other question. This answer is
   * given even while a card is open. Pure.
   */
  inform?(state: State, turn: Turn): RuleAnswer | null;
  /** Returns the state of the conversation after a reply that `answer` did not write. Pure. */
  about?(state: State, turn: Turn, permit: TrainingPermit | null): About;
  /**
   * Returns the change that a typed message asks for; null when it asks for none. Pure. Changes to training require a
   * permit. The service's `CoachActions` check the change and apply it once the runner has confirmed it.
   */
  propose?(state: State, turn: Turn, permit: TrainingPermit | null): ChangeRequest | null;
  /** Returns the fixed answer that must replace any reply; null when there is none. */
  verdict(state: State, turn: Turn): Verdict | null;
  /**
   * Returns true when a turn must be given a fixed answer even if a model is configured, for example a questionnaire
   * about warning signs. `state` is the state after {@link heard}.
   */
  isFixed?(turn: Turn, state: State): boolean;
  /**
   * Returns the text that the service appends to a complete reply from an outside model; null when there is nothing to
   * append.
   */
  footer?(turn: Turn): string | null;
  /**
   * Returns structured facts for an outside model. They contain no name, no email address, and no free text except what
   * the answer requires.
   */
  facts(state: State): unknown;
  limits(state: State): GuardLimits;
  /**
   * True when rule-based replies may contain numbers that an outside model must not receive. Such replies are then left
   * out of its memory. `facts` and `limits` already omit these numbers.
   */
  withholds?(state: State): boolean;
}
