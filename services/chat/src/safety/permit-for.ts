import {
  decideText,
  permitTyped,
  type Restriction,
  type SafetyDecision,
  type TrainingPermit,
} from '@stridewell/safety';
import type { UnderstoodTurn } from '../brain.ts';

/**
 * Returns the permit for a typed message, or null. A follow-up needs GO by itself and is then decided together with the
 * message that it continues (`language.md` 5.2); the joined text must meet the same conditions as a single message.
 */
export const permitFor = (
  decision: SafetyDecision,
  understood: UnderstoodTurn,
  restriction: Restriction | null,
): TrainingPermit | null => {
  if (decision.state !== 'go') return null;
  const deciding = understood.joined === undefined ? decision : decideText(understood.joined);
  return permitTyped(deciding, understood, restriction);
};
