/** Safety of free text: categories, tiers, cards and holds as exchanged between services and clients. */

/** If several categories apply, the most urgent tier takes precedence, then this order. */
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

/** How urgently a clinician must assess it; `refer` closes a topic but not the day. */
export const SAFETY_TIERS = ['emergency', 'same_day', 'refer'] as const;
export type SafetyTier = (typeof SAFETY_TIERS)[number];

/** What a hold closes; `card` is an open card, which restricts advice like a hold until it is answered or expires. */
export const HOLD_TIERS = ['emergency', 'same_day', 'topic', 'card'] as const;
export type HoldTier = (typeof HOLD_TIERS)[number];

/** How a hold ended. `dismissed`: it was not about the runner, or it was a misunderstanding. */
export const HOLD_ENDS = ['cleared', 'dismissed', 'answered', 'expired', 'symptom_free'] as const;
export type HoldEnd = (typeof HOLD_ENDS)[number];

/**
 * Cards that are asked before the coach replies. The recheck card, which asks about the state of a hold, is separate.
 */
export const CARD_KINDS = ['C0', 'C1', 'C2', 'C3', 'C4', 'C5', 'C6', 'C7', 'C8', 'C9'] as const;
export type CardKind = (typeof CARD_KINDS)[number];

export interface CardChoice {
  code: string;
  label: string;
}

/** A card as shown: final texts in one language, answered with codes. */
export interface ChatCard {
  id: string;
  kind: CardKind | 'recheck';
  /** Null for the general card and if the category must not be named. */
  category: SafetyCategory | null;
  language: 'en' | 'nb';
  head: string;
  options: CardChoice[];
  /** Choices that submit at once; null if the card does not have them. */
  none: CardChoice | null;
  unsure: CardChoice | null;
  somethingElse: CardChoice | null;
  /** Several options may be selected; otherwise an option submits at once. */
  multiple: boolean;
  submit: string;
  footer: string;
  /** The codes of the stored answer; null while the card is open. */
  answered: string[] | null;
}

/** A STOP, shown with its telephone link first, then two buttons. */
export interface ChatStop {
  tier: SafetyTier;
  /** The number to call is first; `tel` has no spaces. */
  numbers: { label: string; tel: string }[];
  /** Card id for the answers of the two buttons: `read` closes the card, `dismissed` opens the category's own card. */
  cardId: string;
  read: CardChoice;
  dismiss: CardChoice;
  language: 'en' | 'nb';
  answered: string[] | null;
}

/** GET {base}/safety: what restricts training advice now. */
export interface SafetyStatus {
  /** Null if there is no hold. */
  hold: {
    tier: HoldTier;
    /** Start of the hold, ISO 8601. */
    since: string;
    /** Today counts as Reset. */
    closesDay: boolean;
    /** No session or exercise is advised; missing from earlier releases. */
    closesTraining?: boolean | undefined;
    /** One sentence in the runner's language; it does not name sensitive categories. */
    text: string;
    /** The recheck card, when it is due, or the open card. */
    card: ChatCard | null;
  } | null;
}
