import { type Condition, PAIN_LIMITS, type PainLimits, TISSUE_OF } from '@stridewell/contracts/web';

/**
 * Returns the pain limits of a condition. A site with the bone rule allows no pain at all, and the groin none while
 * running (section 3.14 of the domain page).
 */
export const limitsOf = (condition: Condition, isBone: boolean): PainLimits => {
  const limits = PAIN_LIMITS[isBone ? 'bone' : TISSUE_OF[condition]];
  return condition === 'adductor' ? { ...limits, cleanRun: 0, run: 0 } : limits;
};

/** Highest pain at which the full dose is done without an easier variant. */
export const MAX_TOLERABLE_PAIN = 5;
