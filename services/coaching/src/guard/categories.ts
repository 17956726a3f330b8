/** What a reply of an outside model may never do (guard rails 3 and "must not", section D of the domain page; SECU-1402 to SECU-1407). */
export const GUARD_CATEGORIES = [
  'self_harm',
  'help',
  'credentials',
  'human_claim',
  'prompt',
  'diagnosis',
  'medicine',
  'push_through',
  'running_blocked',
  'hard_blocked',
  'session_cap',
  'figures',
  'weight',
  'prevention',
  'clearing',
  'role',
  'scan',
  'beyond',
  'language',
  'shape',
] as const;
export type GuardCategory = (typeof GUARD_CATEGORIES)[number];

/** Why a reply is stopped. */
export interface GuardHit {
  ruleId: string;
  category: GuardCategory;
}

/** A rule that reads words: what it listens for in folded text, and whether a plain denial before it excuses it. */
export interface WordRule {
  id: string;
  category: GuardCategory;
  pattern: RegExp;
  /**
   * Whether a match is harmless by what stands before and after it in its clause, or anywhere in its sentence. Never, where it
   * is left out.
   */
  excuse?: (before: string, after: string, sentence: string) => boolean;
}
