import type { CardSpec } from '../cards/card.ts';
import type { SafetyCategory, SafetyTier } from '../categories.ts';
import type { Bilingual } from '../texts/stop.ts';

/** The step that decided, for logs and metrics. */
export type DecisionSource = 'rule' | 'model' | 'grammar' | 'unfamiliar' | 'second' | 'failure' | 'none';

/** The safety decision on one text (`language.md` 1.1, steps 1 to 4). */
export interface SafetyDecision {
  /** `stop`: answer with a fixed text; `ask`: ask a card; `go`: the text may be answered. */
  state: 'stop' | 'ask' | 'go';
  /** The deciding category; null for `go` and the general card. */
  category: SafetyCategory | null;
  /** Every suspected category; most urgent first when a rule decides, likeliest first when the model does. */
  categories: readonly SafetyCategory[];
  /** The tier of a STOP; null otherwise. */
  tier: SafetyTier | null;
  source: DecisionSource;
  /** The rule, `model:{category}`, `grammar:{id}`, `unfamiliar` or `failure`; `none` for `go`. */
  ruleId: string;
  /** Version of rules, corpus and code. */
  version: string;
  /** Unsafe score in tenths, 0 to 10; the only form in which a score is stored. */
  bucket: number;
  /** The fixed text of a STOP; null otherwise. */
  text: Bilingual | null;
  /** The card of an `ask`; null otherwise. */
  card: CardSpec | null;
  /**
   * True when the text reads as an ordinary training message with a margin. Necessary but not sufficient for training
   * advice: an intent must match as well, and no hold may be active.
   */
  isOrdinary: boolean;
}
