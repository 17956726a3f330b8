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
 * of both texts the one that resembles unsafe messages more decides. Of a follow-up whose own words say nothing
 * of the runner ("are you sure?", "and on Sunday?"), the message that it continues decides whether the text is ordinary. A
 * follow-up to an answer without a permit gets none.
 */
export const permitFor = (
  message: string,
  decision: SafetyDecision,
  { isConfident, joined, subject, isClosed }: UnderstoodTurn,
  restriction: Restriction | null,
): TrainingPermit | null => {
  if (decision.state !== 'go' || isClosed) return null;
  const own = backgroundOf(message);
  if (joined === undefined) return permitTyped(decision, { isConfident, background: own }, restriction);
  const together = decideText(joined);
  if (subject !== undefined) {
    const before = decideText(subject);
    return together.state === 'go'
      ? permitTyped(before, { isConfident, background: backgroundOf(subject) }, restriction)
      : null;
  }
  const background = Math.max(own, backgroundOf(joined));
  return permitTyped(together, { isConfident, background }, restriction);
};
