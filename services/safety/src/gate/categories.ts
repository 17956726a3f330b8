/**
 * The categories of the safety gate. When a text hits several, an emergency decides first, then the order of this list.
 */
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

/** How soon the runner needs medical attention; the tiers of the red-flag questionnaire. */
export type Tier = 'emergency' | 'same_day' | 'soon';

/** Reasons to ignore a mention: it is denied, long past, over, or about another person. */
export type Excuse = 'denied' | 'longPast' | 'over' | 'otherPerson';

/** A rule of the gate: its phrases in the notation of engine/pattern.ts, with category and tier. */
export interface Rule {
  /** Stable; logged with the gate's version. */
  id: string;
  category: Category;
  tier: Tier;
  en: string[];
  nb: string[];
  /** Accepted excuses; by default `denied` and `longPast`. Notes also accept `otherPerson`, except in a crisis. */
  excuses?: readonly Excuse[];
  /**
   * Applies to the chat only: a question out of the coach's scope, which in check-in notes says nothing about the day.
   */
  chatOnly?: true;
}
