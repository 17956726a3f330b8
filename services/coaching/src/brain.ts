import type { CoachType, QuickAction } from '@stridewell/contracts/web';
import type { SafetyCategory, TrainingPermit, Understanding } from '@stridewell/safety';
import type { Runner } from './chat/reply.ts';
import type { GuardLimits, Turn } from './model/port.ts';

/** A fixed answer that stands above every model: a red flag of today, a day on which nothing but rest is right. */
export interface Verdict {
  ruleId: string;
  text: string;
}

/** What a turn asks, as far as safety depends on it. */
export interface Understood extends Understanding {
  /** The intent may be answered with training advice, so it needs a permit. */
  mayTrain: boolean;
}

/** What the rule base says: the reply's Markdown, and what the runner's tap made the service do. */
export interface RuleAnswer {
  text: string;
}

/**
 * What a coach knows and says, given to `coaching` by the service that owns the data. `State` is that service's own picture
 * of the runner, read once per turn; everything else is a pure function of it.
 */
export interface CoachBrain<State> {
  coachType: CoachType;
  quickActions: readonly QuickAction[];
  /** Reads all a reply may rest on. Called once per turn, after the runner's message is stored. */
  load(user: Runner): Promise<State>;
  /** Acts on a tap before the reply is written (WEEK_START makes the plan) and answers the state after it. */
  act?(user: Runner, action: string, state: State): Promise<State>;
  /**
   * Takes note of what the safety gate heard in the runner's own words, while its fixed text goes out: `illness` among the
   * categories counts as illness that day. Must not throw; the text does not wait for it.
   */
  noticed?(user: Runner, categories: readonly SafetyCategory[]): Promise<void>;
  /** The intent of a turn. Pure; reads nothing of the runner. */
  understand(turn: Turn): Understood;
  /**
   * The reply by rules. Pure: the same state, turn and permit give the same text. Training advice is reachable only with a
   * permit; without one a question that needs it is answered as not understood.
   */
  answer(state: State, turn: Turn, permit: TrainingPermit | null): RuleAnswer;
  /** What must be said instead of any reply, or null. */
  verdict(state: State, turn: Turn): Verdict | null;
  /** Whether a turn is answered in fixed words whatever model is configured: a questionnaire on warning signs. */
  isFixed?(turn: Turn): boolean;
  /** The service's own words under a whole reply of an outside model; null where none are due. */
  footer?(turn: Turn): string | null;
  /** Structured facts for an outside model: no name, no email, no free text but what the runner needs answered. */
  facts(state: State): unknown;
  limits(state: State): GuardLimits;
}
