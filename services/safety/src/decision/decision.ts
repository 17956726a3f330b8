import type { CardSpec } from '../cards/card.ts';
import type { SafetyCategory, SafetyTier } from '../categories.ts';
import type { Bilingual } from '../texts/stop.ts';

/** Where a decision came from; goes into logs and metrics. */
export type DecisionSource = 'rule' | 'model' | 'grammar' | 'unfamiliar' | 'second' | 'failure' | 'none';

/** The safety decision on one text (`language.md` 1.1, steps 1 to 4). */
export interface SafetyDecision {
  /** `stop`: a fixed text; `ask`: a card; `go`: the text may be understood and answered. */
  state: 'stop' | 'ask' | 'go';
  /** The category that decides; null at `go` and for the general card. */
  category: SafetyCategory | null;
  /** Every suspected category, the most urgent first at `stop`, the likeliest first at `ask`. */
  categories: readonly SafetyCategory[];
  /** The tier of a STOP; null otherwise. */
  tier: SafetyTier | null;
  source: DecisionSource;
  /** The rule, `model:{category}`, `grammar:{id}`, `unfamiliar` or `failure`; `none` at `go`. */
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
   * Whether the text reads as an ordinary training message with a margin. Necessary for training advice and never sufficient:
   * an intent has to match as well, and no hold may stand.
   */
  isOrdinary: boolean;
}
