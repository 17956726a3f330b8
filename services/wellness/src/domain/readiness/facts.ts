import type { Baseline, Factor, Metric, Recommendation } from '@stridewell/contracts/web';
import type { Bilingual } from '@stridewell/safety';

/** Causes of a cap that one answer alone decides; `value` is that answer (of `sleep_fatigue`, the fatigue). */
export const VALUED_CAUSES = [
  'physio_pain',
  'pain',
  'fatigue',
  'sleep_fatigue',
  'readiness',
  'sleep',
  'stress',
] as const;
/** Causes of a cap without a value. `hold` never contains the topic of the safety hold. */
export const PLAIN_CAUSES = ['notes', 'hold', 'physio_red_flag', 'physio_worse', 'injury', 'open_question'] as const;

/** Cause of a cap. */
export type CapCause =
  | { code: (typeof VALUED_CAUSES)[number]; value: number }
  | { code: (typeof PLAIN_CAUSES)[number] }
  /** Only in a stored day: a reason in the words of an earlier release. */
  | { code: 'earlier'; reason: string };

/** A limit of the score and its cause. */
export type Cap = CapCause & {
  /** The highest score that the cap allows. */
  limit: number;
};

/** One part of a check-in's message. The catalogue (`../messages`) contains its text. */
export type MessageFact =
  /** The fixed text of the safety gate: the notes hit it. */
  | ({ code: 'referral' } & Bilingual)
  /** The deciding cap, and the raw score of the answers. */
  | { code: 'override'; raw: number; cause: CapCause; recommendation: Recommendation }
  | { code: 'score'; score: number }
  /** The answers that cost the score most, in the order in which they are named. */
  | { code: 'losses'; metrics: Metric[] }
  /** The answers that helped the score most. */
  | { code: 'gains'; metrics: Metric[] }
  /** The physio gate allows no run. */
  | { code: 'running_stopped' }
  /** Adapt's advice on a Push day that is below the runner's baseline. */
  | { code: 'adapt_advice' }
  /** The score is well below the baseline's mean. */
  | { code: 'below_normal'; mean: number }
  /** Only in a stored day: a whole message in the words of an earlier release. */
  | { code: 'earlier'; text: string };

/** Explanation of a day's score. */
export interface Explained {
  /** The sum of all contributions before any cap, one decimal. */
  raw: number;
  factors: Factor[];
  /** The cap that lowered the score; null if none did. */
  cap: Cap | null;
  baseline: Baseline | null;
}
