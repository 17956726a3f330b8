import { SAFETY_CATEGORIES, SAFETY_TIERS, type SafetyCategory, type SafetyTier } from '@stridewell/contracts/web';

export { SAFETY_CATEGORIES, type SafetyCategory, type SafetyTier };

/** The tier of a STOP for each category, unless the message indicates a more urgent tier. */
export const DEFAULT_TIER: Record<SafetyCategory, SafetyTier> = {
  selfharm: 'emergency',
  third: 'emergency',
  cardiac: 'emergency',
  stroke: 'emergency',
  syncope: 'emergency',
  breathing: 'emergency',
  allergy: 'emergency',
  cauda: 'emergency',
  clot: 'emergency',
  head: 'emergency',
  heat: 'emergency',
  sugar: 'emergency',
  rupture: 'emergency',
  abuse: 'same_day',
  nerve: 'same_day',
  bone: 'same_day',
  joint: 'same_day',
  illness: 'same_day',
  pregnancy: 'refer',
  medication: 'refer',
  eating: 'refer',
  substance: 'refer',
  minor: 'refer',
};

/**
 * Categories that must not be named in logs, in metrics or on the today screen. The label `sensitive` is used for them.
 */
export const SENSITIVE: ReadonlySet<SafetyCategory> = new Set(['selfharm', 'abuse', 'eating']);

/** Returns the category's label for logs and metrics. */
export const labelOf = (category: SafetyCategory): string => (SENSITIVE.has(category) ? 'sensitive' : category);

/** Compares two categories by urgency, most urgent first: by tier, then by the order of {@link SAFETY_CATEGORIES}. */
export const byUrgency = (
  a: { tier: SafetyTier; category: SafetyCategory },
  b: { tier: SafetyTier; category: SafetyCategory },
): number =>
  SAFETY_TIERS.indexOf(a.tier) - SAFETY_TIERS.indexOf(b.tier) ||
  SAFETY_CATEGORIES.indexOf(a.category) - SAFETY_CATEGORIES.indexOf(b.category);
