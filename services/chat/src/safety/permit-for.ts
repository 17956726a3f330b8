import {
  decideText,
  permitTyped,
  type Restriction,
  type SafetyDecision,
  type TrainingPermit,
} from '@stridewell/safety';
import { backgroundOf } from '@stridewell/understanding';
import type { UnderstoodTurn } from '../brain.ts';

/**
 * Returns the permit for a typed message, or null. A follow-up needs GO by itself and is then decided together with the
 * message that it continues (`language.md` 5.2). The joined text must meet the same conditions as a single message, and
 * of both texts the one that resembles unsafe messages more decides.
 */
export const permitFor = (
  message: string,
  decision: SafetyDecision,
  { isConfident, joined }: UnderstoodTurn,
  restriction: Restriction | null,
): TrainingPermit | null => {
  if (decision.state !== 'go') return null;
  const own = backgroundOf(message);
  if (joined === undefined) return permitTyped(decision, { isConfident, background: own }, restriction);
  const background = Math.max(own, backgroundOf(joined));
  return permitTyped(decideText(joined), { isConfident, background }, restriction);
};
