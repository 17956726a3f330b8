/**
 * Kinds of content that a reply from an outside model must not contain (domain page, section D, guard rail 3 and "must
 * not"; SECU-1402 to SECU-1407).
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

/**
 * A rule that matches forbidden content by a pattern on folded text. An optional function excuses harmless matches,
 * such as a plain denial.
 */
export interface WordRule {
  id: string;
  category: GuardCategory;
  pattern: RegExp;
  /**
   * True when a match is harmless, judged by the text before and after it in its clause, or by its sentence. Without
   * this function, every match stops the reply.
   */
  excuse?: (before: string, after: string, sentence: string) => boolean;
}
