/** What the safety gate tells apart. Where a text hits several, an emergency decides what is shown, then the one named first here. */
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
  'eating',
  'illness',
  'minor',
  'pregnancy',
  'surgery',
  'tendon',
  'tingling',
] as const;
export type Category = (typeof CATEGORIES)[number];

/** How soon somebody else has to look at it; the tiers of the red-flag questionnaire. */
export type Tier = 'emergency' | 'same_day' | 'soon';

/** What may excuse a mention: that it is denied, long past, over, or about somebody else. */
export type Excuse = 'denied' | 'longPast' | 'over' | 'otherPerson';

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
