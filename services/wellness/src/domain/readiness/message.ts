import {
  adviceFor,
  BELOW_NORMAL,
  bandOf,
  HIGH_PAIN,
  type Metric,
  type Metrics,
  type Recommendation,
  trendZ,
  WELL_BELOW_NORMAL,
} from '@stridewell/contracts/web';
import type { Bilingual } from '@stridewell/safety';
import type { Explained, MessageFact } from './facts.ts';
import { largestGains, largestLosses } from './largest-factors.ts';

/** An assessed check-in. `referral` is the fixed text of the safety gate or of an open hold, otherwise null. */
export interface AssessedDay {
  answers: Metrics;
  score: number;
  recommendation: Recommendation;
  explanation: Explained;
  referral: Bilingual | null;
  /** True if the physio gate allows no running. */
  runningStopped: boolean;
  /** True if the first run after low days is easy. */
  firstEasy: boolean;
  /** True if the form was sent unchanged, so the answers are not used to compare the runner with the usual range. */
  isUntouched: boolean;
}

/**
 * Returns the message part about the cap that lowered the score, or about a limit that gives the same recommendation as
 * the answers alone. Without the latter, a day with lower answers would have a weaker warning.
 */
const override = ({ recommendation, referral, explanation: { raw, cap, limits } }: AssessedDay): MessageFact[] => {
  // The referral already contains the text of the hold.
  const strictest = limits.find(({ code }) => code !== 'hold' || referral === null);
  const named = cap ?? (strictest && bandOf(strictest.limit) === recommendation ? strictest : null);
  if (!named) return [];
  const { limit: _, ...cause } = named;
  return [{ code: 'override', raw, cause, recommendation, ...(cap === null && { agrees: true as const }) }];
};

/**
 * True if the pain in the answers determines the recommendation: through its cap, or because it is so high that it
 * alone means Reset. Pain in the physio check-in is not an answer; the override mentions it.
 */
const isDecidedByPain = ({ answers, explanation: { cap } }: AssessedDay): boolean =>
  cap?.code === 'pain' || cap?.code === 'notes_pain' || answers.pain >= HIGH_PAIN;

/** Returns the answers that lowered the score most. Pain is first if it determines the recommendation. */
const losses = (day: AssessedDay): Metric[] => {
  const largest = largestLosses(day.answers);
  return isDecidedByPain(day) ? ['pain', ...largest.filter((metric) => metric !== 'pain')] : largest;
};

/** Returns the answers that raised the score most. "No pain" is left out if the physio check-in has relevant pain. */
const gains = ({ answers, explanation: { limits } }: AssessedDay): Metric[] => {
  const hurts = limits.some(({ code }) => code === 'physio_pain');
  return largestGains(answers).filter((metric) => metric !== 'pain' || !hurts);
};

const contributors = (code: 'losses' | 'gains', metrics: Metric[]): MessageFact[] =>
  metrics.length > 0 ? [{ code, metrics }] : [];

/**
 * Returns the message part that states that running is stopped. It is omitted on a Reset day, but needed for all other
 * bands, because their texts could be read as an invitation to run.
 */
const stop = ({ recommendation, runningStopped }: AssessedDay): MessageFact[] =>
  runningStopped && recommendation !== 'Reset' ? [{ code: 'running_stopped' }] : [];

/**
 * Returns advice from the Adapt band for a Push day well below the runner's usual range, on which the plan trims the
 * session as well.
 */
const trendAdvice = ({ recommendation, score, explanation, runningStopped, firstEasy }: AssessedDay): MessageFact[] => {
  const advice = adviceFor(recommendation, score, explanation.baseline);
  if (firstEasy) return [{ code: 'first_easy' }];
  return advice === recommendation || runningStopped ? [] : [{ code: 'adapt_advice' }];
};

/**
 * Returns the message part about the runner's usual range, with the zones of the planner (section 2.2 of the plans
 * page): well below, or a little below on a Push day, on which the plan is unchanged without extras.
 */
const trendDistance = (day: AssessedDay): MessageFact[] => {
  const { recommendation, runningStopped, firstEasy, isUntouched, explanation } = day;
  const { raw, baseline } = explanation;
  const z = trendZ(raw, baseline);
  if (baseline === null || z === null || isUntouched) return [];
  const fact = { code: 'below_normal' as const, mean: baseline.mean };
  if (z < WELL_BELOW_NORMAL) return [fact];
  const isLittle = z < BELOW_NORMAL && recommendation === 'Push' && !runningStopped && !firstEasy;
  return isLittle ? [{ ...fact, isLittle }] : [];
};

/**
 * Returns the parts of the message, in this order: the safety gate's text, the cap that lowered the score, the score
 * with the answers that lowered and raised it most, the running stop, and the trend (texts:
 * `infra/docs/domain/readiness.md`, section E).
 */
export const messageOf = (day: AssessedDay): MessageFact[] => [
  ...(day.referral === null ? [] : [{ code: 'referral' as const, ...day.referral }]),
  ...override(day),
  { code: 'score', score: day.score },
  ...contributors('losses', losses(day)),
  ...contributors('gains', gains(day)),
  ...stop(day),
  ...trendAdvice(day),
  ...trendDistance(day),
];
