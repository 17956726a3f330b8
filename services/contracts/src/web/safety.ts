/** Safety of free text: categories, tiers, cards and holds as they cross borders. Codes only; words are added at the edge. */

/** Where several categories apply, the most urgent tier decides first, then this order. */
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

/** How soon somebody has to look at it; `refer` closes a topic and not the day. */
export const SAFETY_TIERS = ['emergency', 'same_day', 'refer'] as const;
export type SafetyTier = (typeof SAFETY_TIERS)[number];

/** What a hold closes; `card` is an open card, which restricts like a hold until it is answered or expires. */
export const HOLD_TIERS = ['emergency', 'same_day', 'topic', 'card'] as const;
export type HoldTier = (typeof HOLD_TIERS)[number];

/** How a hold ended. `dismissed`: it was not about the runner, or a misunderstanding. */
export const HOLD_ENDS = ['cleared', 'dismissed', 'answered', 'expired', 'symptom_free'] as const;
export type HoldEnd = (typeof HOLD_ENDS)[number];

/** Cards that ask before anything is answered; `recheck` asks how a hold stands. */
export const CARD_KINDS = ['C0', 'C1', 'C2', 'C3', 'C4', 'C5', 'C6', 'C7', 'C8', 'C9'] as const;
export type CardKind = (typeof CARD_KINDS)[number];

export interface CardChoice {
  code: string;
  label: string;
}

/** A card as it is drawn: final words in one language, answered with codes. */
export interface ChatCard {
  id: string;
  kind: CardKind | 'recheck';
  /** Null for the general card and wherever the category is not to be named. */
  category: SafetyCategory | null;
  language: 'en' | 'nb';
  head: string;
  options: CardChoice[];
  /** Choices that submit at once; null where the card has none. */
  none: CardChoice | null;
  unsure: CardChoice | null;
  somethingElse: CardChoice | null;
  /** Several options may be ticked; otherwise an option submits at once. */
  multiple: boolean;
  submit: string;
  footer: string;
  /** The codes of the stored answer; null while the card is open. */
  answered: string[] | null;
}

/** A STOP: shown with its telephone link first and two buttons. */
export interface ChatStop {
  tier: SafetyTier;
  /** First the number to call; `tel` without spaces. */
  numbers: { label: string; tel: string }[];
  /** The card that answers the two buttons: `read` closes it, `dismissed` opens the category's own card. */
  cardId: string;
  read: CardChoice;
  dismiss: CardChoice;
  language: 'en' | 'nb';
  answered: string[] | null;
}

/** GET {base}/safety: what restricts training advice now. */
export interface SafetyStatus {
  /** Null where nothing is held. */
  hold: {
    tier: HoldTier;
    /** Since when, ISO 8601. */
    since: string;
    /** Today counts as Reset. */
    closesDay: boolean;
    /** No session or exercise is advised; missing from servers of before. */
    closesTraining?: boolean | undefined;
    /** One sentence in the runner's language; for sensitive categories it names nothing. */
    text: string;
    /** The recheck card or the open card, when it is due. */
    card: ChatCard | null;
  } | null;
}
