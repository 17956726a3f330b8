/**
 * Kinds of forbidden content in a reply of an outside model (guard rails 3 and "must not", domain page, D; SECU-1402 to
 * SECU-1407).
 */
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

/** The rule that stopped a reply. */
export interface GuardHit {
  ruleId: string;
  category: GuardCategory;
}

/** A rule with a pattern for folded text and an optional excuse, such as a plain denial before the match. */
export interface WordRule {
  id: string;
  category: GuardCategory;
  pattern: RegExp;
  /**
   * True when a match is harmless, judged by the text before and after it in its clause, or by its sentence. Without this
   * function every match counts.
   */
  excuse?: (before: string, after: string, sentence: string) => boolean;
}
