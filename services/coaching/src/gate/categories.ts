/** What the safety gate tells apart, the most urgent first: where a text hits several, the first decides what is shown. */
export const CATEGORIES = [
  'crisis',
  'heart',
  'cauda',
  'clot',
  'rupture',
  'trauma',
  'nerve',
  'bone',
  'joint',
  'night',
  'illness',
  'eating',
  'minor',
  'pregnancy',
  'surgery',
  'tendon',
  'tingling',
] as const;
export type Category = (typeof CATEGORIES)[number];

/** How soon somebody else has to look at it; the tiers of the red-flag questionnaire. */
export const TIERS = ['emergency', 'same_day', 'soon'] as const;
export type Tier = (typeof TIERS)[number];

/** What may excuse a mention: that it is denied, long past, over, or about somebody else. */
export const EXCUSES = ['denied', 'longPast', 'over', 'otherPerson'] as const;
export type Excuse = (typeof EXCUSES)[number];

/** A rule of the gate: what it listens for, in the notation of engine/pattern.ts, and how it is answered. */
export interface Rule {
  /** Stable; goes into the log with the gate's version. */
  id: string;
  category: Category;
  tier: Tier;
  en: string[];
  nb: string[];
  /** What excuses a mention in a chat; without it denial and long past do. Notes also let other people's symptoms pass. */
  excuses?: readonly Excuse[];
  /** Asked of a coach it is out of bounds, told in the notes of a check-in it says nothing about the day. */
  chatOnly?: true;
}
