import type { Restriction } from '../holds/holds.ts';
import type { SafetyDecision } from './decision.ts';

declare const issued: unique symbol;

/**
 * Proof that a reply may contain training advice: a session, duration, distance, pace, zone, dose, exercise, or
 * permission to run. Only {@link permitTyped} and {@link permitAction} create one, so a function with a permit
 * parameter cannot be called for a message without a confident GO.
 */
export interface TrainingPermit {
  readonly [issued]: true;
}

const PERMIT = Object.freeze({}) as TrainingPermit;

/** The intent behind a message. */
export interface Understanding {
  /** An intent matched with a margin over the next one. */
  isConfident: boolean;
}

/**
 * A permit for a typed message: needs GO, an ordinary text, a confident intent, and no hold or card that closes all
 * training.
 */
export const permitTyped = (
  decision: SafetyDecision,
  { isConfident }: Understanding,
  restriction: Restriction | null,
): TrainingPermit | null =>
  decision.state === 'go' && decision.isOrdinary && isConfident && !restriction?.closesAll ? PERMIT : null;

/** A permit for a quick action, which has no text: needs no hold or card that closes all training. */
export const permitAction = (restriction: Restriction | null): TrainingPermit | null =>
  restriction?.closesAll ? null : PERMIT;
