import type { CoachType, QuickAction } from '@stridewell/contracts/web';
import type { SafetyCategory, TrainingPermit, Understanding } from '@stridewell/safety';
import type { Runner } from './conversation/reply.ts';
import type { GuardLimits, Turn } from './model/coach-model.ts';

/** A fixed answer that takes precedence over every model: today has a red flag, or is a day for rest only. */
export interface Verdict {
  ruleId: string;
  text: string;
}

/** The part of a turn's intent on which the safety decision depends. */
export interface UnderstoodTurn extends Understanding {
  /** True when the answer may contain training advice and therefore needs a permit. */
  mayTrain: boolean;
}

/** The reply of the rule base, as Markdown. */
export interface RuleAnswer {
  text: string;
}

/**
 * Knowledge and answers of one coach, supplied by the service that owns the data. `State` is that service's view of the
 * runner, read once per turn. All functions but `load`, `act` and `noticed` are pure.
 */
export interface CoachBrain<State> {
  coachType: CoachType;
  quickActions: readonly QuickAction[];
  /** Reads everything a reply may use. Called once per turn, after the runner's message is stored. */
  load(user: Runner): Promise<State>;
  /**
   * Executes a quick action before the reply is written (WEEK_START creates the plan) and returns the state after it.
   */
  act?(user: Runner, action: string, state: State): Promise<State>;
  /**
   * Records the categories that the safety gate found in the runner's message, while the fixed text is sent: `illness`
   * among them counts as illness on that day. Must not throw; the text does not wait for it.
   */
  noticed?(user: Runner, categories: readonly SafetyCategory[]): Promise<void>;
  /** The intent of a turn. Pure; uses no state of the runner. */
  understand(turn: Turn): UnderstoodTurn;
  /**
   * The reply of the rules. Pure: the same state, turn and permit give the same text. Training advice needs a permit;
   * without one, a question that needs it is answered as not understood.
   */
  answer(state: State, turn: Turn, permit: TrainingPermit | null): RuleAnswer;
  /** The fixed answer that must replace any reply, or null. */
  verdict(state: State, turn: Turn): Verdict | null;
  /** True when a turn gets a fixed answer even if a model is configured, such as a questionnaire on warning signs. */
  isFixed?(turn: Turn): boolean;
  /** The service's own text below a complete reply of an outside model; null when none is due. */
  footer?(turn: Turn): string | null;
  /**
   * Structured facts for an outside model: no name, no email, no free text except the part that the runner needs
   * answered.
   */
  facts(state: State): unknown;
  limits(state: State): GuardLimits;
}
