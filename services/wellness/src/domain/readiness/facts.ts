import type { Baseline, Factor, Metric, Recommendation } from '@stridewell/contracts/web';
import type { Bilingual } from '@stridewell/safety';

/** Causes of a cap that depend on one answer. `value` is that answer; for `sleep_fatigue` it is the fatigue. */
export const VALUED_CAUSES = [
  'notes_pain',
  'physio_pain',
  'pain',
  'fatigue',
  'sleep_fatigue',
  'readiness',
  'sleep',
  'stress',
] as const;
/**
 * Causes of a cap that have no value. `hold` never contains the topic of the safety hold, because some topics are
 * sensitive.
 */
export const PLAIN_CAUSES = ['notes', 'hold', 'physio_red_flag', 'physio_worse', 'injury', 'open_question'] as const;

/** Causes that a runner must see even if the answers alone give an equally low score. */
export const NAMED_LIMITS: ReadonlySet<CapCause['code']> = new Set<CapCause['code']>([
  'hold',
  'physio_red_flag',
  'physio_pain',
]);

/** Cause of a score cap. */
export type CapCause =
  | { code: (typeof VALUED_CAUSES)[number]; value: number }
  | { code: (typeof PLAIN_CAUSES)[number] }
  /** The text of a reason from an earlier release. Occurs only in stored check-ins. */
  | { code: 'earlier'; reason: string };

/** A cap on the score with its cause. */
export type Cap = CapCause & {
  /** Highest score that the cap allows. */
  limit: number;
};

/** One part of the message for a check-in. The catalogue (`../messages`) contains its text. */
export type MessageFact =
  /** The safety gate's fixed text. Present if the notes trigger the gate and while an urgent hold is open. */
  | ({ code: 'referral' } & Bilingual)
  /** The cap that lowered the score, and the raw score without caps. */
  /**
   * With `agrees`, the raw score alone leads to the same recommendation. Readers of earlier releases ignore this field.
   */
  | { code: 'override'; raw: number; cause: CapCause; recommendation: Recommendation; agrees?: true | undefined }
  | { code: 'score'; score: number }
  /** Answers that lowered the score most, in the order in which they are listed. */
  | { code: 'losses'; metrics: Metric[] }
  /** Answers that raised the score most. */
  | { code: 'gains'; metrics: Metric[] }
  /** Present if the physio gate allows no running. */
  | { code: 'running_stopped' }
  /** Advice from the Adapt band for a Push day well below the runner's usual range. */
  | { code: 'adapt_advice' }
  /** Present on a Push day after at least two days of Recover or Reset. Clients have their own text for it. */
  | { code: 'first_easy' }
  /**
   * Present if the score is well below the runner's usual range, or a little below it on a Push day (`isLittle`).
   * Readers of earlier releases ignore `isLittle`.
   */
  | { code: 'below_normal'; mean: number; isLittle?: true | undefined }
  /** The complete message text from an earlier release. Occurs only in stored check-ins. */
  | { code: 'earlier'; text: string };

/** Explanation of the score of a check-in. */
export interface Explained {
  /** Sum of all contributions before any cap, with one decimal. */
  raw: number;
  factors: Factor[];
  /** Cap that lowered the score; null if no cap did. */
  cap: Cap | null;
  /** Limits that are mentioned whether or not they lowered the score, see {@link NAMED_LIMITS}. The strictest first. */
  limits: Cap[];
  baseline: Baseline | null;
}
