import type { Restriction } from '../holds/holds.ts';
import type { SafetyDecision } from './decision.ts';

declare const issued: unique symbol;

/**
 * Proof that a reply may hold training advice: a session, duration, distance, pace, zone, dose, exercise, or permission to run.
 * Only {@link permitTyped} and {@link permitAction} create one, so a function that takes a permit cannot be reached without a
 * confident GO.
 */
export interface TrainingPermit {
  readonly [issued]: true;
}

const PERMIT = Object.freeze({}) as TrainingPermit;

/** The intent behind a message. */
export interface Understanding {
  /** An intent matched, with a margin over the next one. */
  isConfident: boolean;
}

/** A permit for a typed message: GO, ordinary with a margin, a confident intent, and neither hold nor open card. */
export const permitTyped = (
  decision: SafetyDecision,
  { isConfident }: Understanding,
  restriction: Restriction | null,
): TrainingPermit | null =>
  decision.state === 'go' && decision.isOrdinary && isConfident && !restriction?.closesAll ? PERMIT : null;

/** A permit for a quick action, which carries no text: neither hold nor open card may stand. */
export const permitAction = (restriction: Restriction | null): TrainingPermit | null =>
  restriction?.closesAll ? null : PERMIT;
