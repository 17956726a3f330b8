/**
 * The categories of unsafe free text (`language.md` section 2.3). Where several apply, the most urgent tier decides first, then
 * this order. `surgery` and `tendon` are answered by the texts of the phrase rules; the other phrase-rule categories map here.
 */
export const SAFETY_CATEGORIES = [
  'selfharm',
  'third',
  'cardiac',
  'stroke',
  'syncope',
  'breathing',
  'allergy',
  'cauda',
  'clot',
  'head',
  'heat',
  'sugar',
  'rupture',
  'abuse',
  'nerve',
  'bone',
  'joint',
  'illness',
  'pregnancy',
  'medication',
  'eating',
  'substance',
  'minor',
] as const;
export type SafetyCategory = (typeof SAFETY_CATEGORIES)[number];

/** How soon somebody has to look at it. `refer` closes one topic and does not close the day. */
export type SafetyTier = 'emergency' | 'same_day' | 'refer';

/** The tier a STOP has when nothing in the message says more. */
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

/** Never named in logs, metrics, or on the today screen: the label there is `sensitive`. */
export const SENSITIVE: ReadonlySet<SafetyCategory> = new Set(['selfharm', 'abuse', 'eating']);

/** The category's name for logs and metrics. */
export const labelOf = (category: SafetyCategory): string => (SENSITIVE.has(category) ? 'sensitive' : category);

const TIERS: readonly SafetyTier[] = ['emergency', 'same_day', 'refer'];

/** Sorts the most urgent first: by tier, then by the order of {@link SAFETY_CATEGORIES}. */
export const byUrgency = (
  a: { tier: SafetyTier; category: SafetyCategory },
  b: { tier: SafetyTier; category: SafetyCategory },
): number =>
  TIERS.indexOf(a.tier) - TIERS.indexOf(b.tier) ||
  SAFETY_CATEGORIES.indexOf(a.category) - SAFETY_CATEGORIES.indexOf(b.category);
