/** Safety checks on free text: categories, tiers, cards and holds, as exchanged between services and clients. */

/** Safety categories. When several categories with the same tier apply, the first in this list takes precedence. */
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

/**
 * Tiers of how urgently a clinician must assess a symptom. `refer` restricts one subject, but not all of the day's
 * training.
 */
export const SAFETY_TIERS = ['emergency', 'same_day', 'refer'] as const;
export type SafetyTier = (typeof SAFETY_TIERS)[number];

/**
 * Tiers of holds, which determine what is restricted. `card` means an open card, which restricts advice until the card
 * is answered or expires.
 */
export const HOLD_TIERS = ['emergency', 'same_day', 'topic', 'card'] as const;
export type HoldTier = (typeof HOLD_TIERS)[number];

/** Ways in which a hold can end. `dismissed` means that the message was misunderstood or was not about the runner. */
export const HOLD_ENDS = ['cleared', 'dismissed', 'answered', 'expired', 'symptom_free'] as const;
export type HoldEnd = (typeof HOLD_ENDS)[number];

/** Services that open holds. */
export const HOLD_OPENERS = ['wellness', 'running', 'physio'] as const;
export type HoldOpener = (typeof HOLD_OPENERS)[number];

/** Codes of the answers to the recheck card, which asks "About {what}: where does it stand?" (`language.md` 1.4). */
export const RECHECK_CODES = [
  ...(['cleared', 'wait', 'not_yet', 'dismissed'] as const),
  ...(['symptom_free', 'not_pregnant', 'birth_over', 'adult'] as const),
] as const;
export type RecheckCode = (typeof RECHECK_CODES)[number];

/** Kinds of cards that are shown before the coach replies. The recheck card for a hold is not one of them. */
export const CARD_KINDS = ['C0', 'C1', 'C2', 'C3', 'C4', 'C5', 'C6', 'C7', 'C8', 'C9', 'C10'] as const;
export type CardKind = (typeof CARD_KINDS)[number];
