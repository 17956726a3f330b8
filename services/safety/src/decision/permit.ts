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
  /** True when the intent model, which was also trained on unsafe messages, finds almost no resemblance to them. */
  isTypical?: boolean;
}

/** Highest unsafe score, in tenths, at which a typical text is ordinary. Chosen on development writers. */
const TYPICAL_BUCKET = 1;

/**
 * Returns a permit for a typed message, or null. A permit requires GO, an ordinary text, a confident intent, and no
 * hold or card that closes all training. A text is ordinary when the safety model says so, or when its unsafe score is
 * in the lowest fifth and the intent model finds it typical.
 */
export const permitTyped = (
  decision: SafetyDecision,
  { isConfident, isTypical = false }: Understanding,
  restriction: Restriction | null,
): TrainingPermit | null => {
  const isOrdinary = decision.isOrdinary || (isTypical && decision.bucket <= TYPICAL_BUCKET);
  return decision.state === 'go' && isOrdinary && isConfident && !restriction?.closesAll ? PERMIT : null;
};

/**
 * Returns a permit for a quick action, or null when a hold or card closes all training. A quick action has no text to
 * evaluate.
 */
export const permitAction = (restriction: Restriction | null): TrainingPermit | null =>
  restriction?.closesAll ? null : PERMIT;
