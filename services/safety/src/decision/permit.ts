import type { Restriction } from '../holds/holds.ts';
import type { SafetyDecision } from './decision.ts';

declare const issued: unique symbol;

/**
 * Proof that a reply may contain training advice: a session, duration, distance, pace, zone, dose, exercise, or
 * permission to run. Only {@link permitTyped} and {@link permitAction} create a permit, so a function that requires a
 * permit cannot be called for a message whose decision was not a confident GO.
 */
export interface TrainingPermit {
  readonly [issued]: true;
}

const PERMIT = Object.freeze({}) as TrainingPermit;

/** The result of matching a message with the coach's intents. */
export interface Understanding {
  /** True when an intent matched clearly better than the next one. */
  isConfident: boolean;
  /**
   * Probability, 0 to 1, that the text resembles unsafe messages more than any intent, according to the intent model,
   * which was also trained on unsafe messages.
   */
  background: number;
}

/**
 * Upper limits of the permit score plus the log-odds of the background. The two models have different training data, and
 * their sum separates ordinary from unsafe messages better than either alone. The limit is lower for a text with a word
 * that no ordinary training message contains, because that word may be the symptom. Of the unsafe messages of the
 * development writers whose intent was sure or unsure, the lowest sum was -16.4 with such a word and -7.3 without.
 * Messages of other writers may have a lower sum.
 */
const PERMIT_LIMIT = { knownWords: -11, unknownWord: -17 };
/**
 * Minimum distance from 0 and 1 of the probabilities whose log-odds are added, so that one model cannot decide alone.
 */
const LEAST = 1e-3;

const logOdds = (p: number): number => {
  const limited = Math.min(1 - LEAST, Math.max(LEAST, p));
  return Math.log(limited / (1 - limited));
};

const ordinaryScore = ({ permitScore }: SafetyDecision, background: number): number =>
  permitScore + logOdds(background);

/**
 * Minimum of the same sum at which a text about the body is treated as a possible danger that the gate missed. Nine
 * tenths of such messages of the development writers are above it, and one in eleven of their ordinary messages.
 */
const DOUBT_LIMIT = -7.5;

/** True for a text about the body that leads to no card and no STOP, and resembles unsafe messages. */
export const isDoubtful = (decision: SafetyDecision, background: number): boolean =>
  decision.state === 'go' && decision.isBodily && ordinaryScore(decision, background) > DOUBT_LIMIT;

/**
 * Returns a permit for a typed message, or null. A permit requires GO, an ordinary text, a confident intent, and no
 * open hold or card. A text is ordinary when the safety model and the model of intents together find
 * that it hardly resembles unsafe messages, and when each of its parts is ordinary by itself.
 */
export const permitTyped = (
  decision: SafetyDecision,
  { isConfident, background }: Understanding,
  restriction: Restriction | null,
): TrainingPermit | null => {
  const limit = decision.hasUnknownWord ? PERMIT_LIMIT.unknownWord : PERMIT_LIMIT.knownWords;
  const isOrdinary = ordinaryScore(decision, background) < limit;
  const isGo = decision.state === 'go' && !decision.hasDoubtfulPart;
  return isGo && isOrdinary && isConfident && restriction === null ? PERMIT : null;
};

/**
 * Returns a permit for a quick action, or null while a hold or card is open. A quick action has no text to
 * evaluate.
 */
export const permitAction = (restriction: Restriction | null): TrainingPermit | null =>
  restriction === null ? PERMIT : null;
