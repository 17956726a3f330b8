import { type Condition, PAIN_LIMITS, type PainLimits, TISSUE_OF } from '@stridewell/contracts/web';

/** Returns the pain limits of a condition. A site with the bone rule allows no pain at all. */
export const limitsOf = (condition: Condition, isBone: boolean): PainLimits =>
  PAIN_LIMITS[isBone ? 'bone' : TISSUE_OF[condition]];

/** Highest pain at which the full dose is done without an easier variant. */
export const MAX_TOLERABLE_PAIN = 5;
