import type { CardSpec } from '../cards/card.ts';
import type { SafetyCategory, SafetyTier } from '../categories.ts';
import type { Bilingual } from '../texts/stop.ts';

/** The step that made the decision, for logs and metrics. */
export type DecisionSource = 'rule' | 'model' | 'grammar' | 'unfamiliar' | 'second' | 'failure' | 'none';

/** The safety decision on one text (`language.md` 1.1, steps 1 to 4). */
export interface SafetyDecision {
  /** `stop`: the reply is a fixed text. `ask`: the reply is a card. `go`: the text may be answered. */
  state: 'stop' | 'ask' | 'go';
  /** The category that determined the decision; null for `go` and for the general card. */
  category: SafetyCategory | null;
  /**
   * All suspected categories. They are sorted by urgency when a rule made the decision, and by probability when the
   * model did.
   */
  categories: readonly SafetyCategory[];
  /** The tier of a STOP; null otherwise. */
  tier: SafetyTier | null;
  source: DecisionSource;
  /**
   * Cause of the decision: the id of a phrase rule, `model:{category}`, `grammar:{id}`, `unfamiliar` or `failure`;
   * `none` for `go`.
   */
  ruleId: string;
  /** Combined version of the rules, the corpus and the code. */
  version: string;
  /** Unsafe score in tenths, 0 to 10. Scores are stored only in this form. */
  bucket: number;
  /** The fixed text of a STOP; null otherwise. */
  text: Bilingual | null;
  /** The card of an ASK; null otherwise. */
  card: CardSpec | null;
  /**
   * How far the text is from an ordinary training message, in log-odds: lower is more ordinary. `Infinity` unless the
   * state is `go`, and `-Infinity` for the product's own questions and for a text whose card was answered with "none".
   * A permit for training advice depends on this score, which is never stored.
   */
  permitScore: number;
  /**
   * True when the text contains a word that is in no ordinary training message. A permit then requires a more certain
   * result.
   */
  hasUnknownWord: boolean;
  /** True when a part of the text is not ordinary by itself. The text then gets no permit. */
  hasDoubtfulPart: boolean;
  /**
   * True when the text mentions the body, the mood or a danger. If such a text is not understood, the runner is asked
   * about it.
   */
  isBodily: boolean;
  /** True when the decision is about another person. It opens no hold on the runner. */
  isOfOther: boolean;
}
