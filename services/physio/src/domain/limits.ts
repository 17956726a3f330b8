import { CONDITIONS } from './conditions/conditions.ts';
import type { ConditionId, TissueClass } from './conditions/types.ts';

/** Highest pain, 0 to 10, that is inside the limit (section 1.5 of the domain page). */
export interface PainLimits {
  exercise: number;
  /** At most this pain makes a run clean. */
  cleanRun: number;
  /** Pain on a run above this stops running until it has settled. */
  run: number;
}

const LIMITS: Record<TissueClass, PainLimits> = {
  tendon: { exercise: 5, cleanRun: 2, run: 5 },
  joint: { exercise: 3, cleanRun: 2, run: 2 },
  muscle: { exercise: 3, cleanRun: 2, run: 2 },
  ligament: { exercise: 3, cleanRun: 2, run: 2 },
  back: { exercise: 4, cleanRun: 3, run: 3 },
  bone: { exercise: 0, cleanRun: 0, run: 0 },
};
/** Strength work of the shin may hurt a little; its runs and hops may not. */
const SHIN: PainLimits = { exercise: 2, cleanRun: 0, run: 0 };

/** Returns the pain limits of a condition. A site with the bone rule allows no pain at all. */
export const limitsOf = (condition: ConditionId, isBone: boolean): PainLimits => {
  if (isBone) return LIMITS.bone;
  return condition === 'mtss' ? SHIN : LIMITS[CONDITIONS[condition].tissue];
};

/** Highest pain at which the full dose is done without an easier variant. */
export const MAX_TOLERABLE_PAIN = 5;
