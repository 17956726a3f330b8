/**
 * The categories of the safety gate. When a text matches several categories, emergencies come first, then the order of
 * this list decides.
 */
export const CATEGORIES = [
  'crisis',
  'third',
  'overdose',
  'urgent',
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
  'medicine',
  'tendon',
  'tingling',
] as const;
export type Category = (typeof CATEGORIES)[number];

/** How soon the runner needs medical attention. The red-flag questionnaire uses the same tiers. */
export type Tier = 'emergency' | 'same_day' | 'soon';

/**
 * Reasons to ignore a mentioned symptom: it is denied, long past, over, about another person, or about the runner in a
 * rule for other people.
 */
export type Excuse = 'denied' | 'longPast' | 'over' | 'otherPerson' | 'runner';

/** A rule of the safety gate, with phrases in the notation of engine/pattern.ts. */
export interface Rule {
  /** Id that must not change. It is logged together with the gate's version. */
  id: string;
  category: Category;
  tier: Tier;
  en: string[];
  nb: string[];
  /**
   * Excuses that the rule accepts. The default is `denied` and `longPast`. In notes, `otherPerson` is accepted as well,
   * except for a crisis.
   */
  excuses?: readonly Excuse[];
  /**
   * True when the rule applies to the chat only: it matches questions outside the coach's scope, which in check-in
   * notes do not affect the day.
   */
  chatOnly?: true;
}
