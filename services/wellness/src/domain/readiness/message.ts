import {
  adviceFor,
  HIGH_PAIN,
  type Metric,
  type Metrics,
  type Recommendation,
  trendZ,
} from '@stridewell/contracts/web';
import type { Bilingual } from '@stridewell/safety';
import type { Explained, MessageFact } from './facts.ts';
import { largestGains, largestLosses } from './largest-factors.ts';

/**
 * At or below this trend the message says that the score is well below normal (trend layer, section A of the domain
 * page).
 */
const WELL_BELOW = -1.5;

/** An assessed day. `referral` is the fixed text of the safety gate when the notes hit it. */
export interface AssessedDay {
  answers: Metrics;
  score: number;
  recommendation: Recommendation;
  explanation: Explained;
  referral: Bilingual | null;
  /** The physio gate allows no run. */
  runningStopped: boolean;
}

const override = ({ recommendation, explanation: { raw, cap } }: AssessedDay): MessageFact[] => {
  if (!cap) return [];
  const { limit: _, ...cause } = cap;
  return [{ code: 'override', raw, cause, recommendation }];
};

/** Pain decides the day through its cap, or because it is so high that it alone means Reset. */
const isDecidedByPain = ({ answers, explanation: { cap } }: AssessedDay): boolean =>
  cap?.code === 'pain' || cap?.code === 'physio_pain' || answers.pain >= HIGH_PAIN;

/** The largest losses. Pain comes first when it decides the day. */
const losses = (day: AssessedDay): Metric[] => {
  const largest = largestLosses(day.answers);
  return isDecidedByPain(day) ? ['pain', ...largest.filter((metric) => metric !== 'pain')] : largest;
};

const contributors = (code: 'losses' | 'gains', metrics: Metric[]): MessageFact[] =>
  metrics.length > 0 ? [{ code, metrics }] : [];

/** While the physio gate allows no run, every band except Reset would read like an invitation to run. */
const stop = ({ recommendation, runningStopped }: AssessedDay): MessageFact[] =>
  runningStopped && recommendation !== 'Reset' ? [{ code: 'running_stopped' }] : [];

/**
 * Adapt's advice on a Push day that is below the runner's baseline, so that a good score alone does not suggest a hard
 * day.
 */
const trendAdvice = ({ recommendation, score, explanation, runningStopped }: AssessedDay): MessageFact[] => {
  const advice = adviceFor(recommendation, score, explanation.baseline);
  return advice === recommendation || runningStopped ? [] : [{ code: 'adapt_advice' }];
};

const trendDistance = ({ score, explanation: { baseline } }: AssessedDay): MessageFact[] => {
  const z = trendZ(score, baseline);
  return baseline && z !== null && z <= WELL_BELOW ? [{ code: 'below_normal', mean: baseline.mean }] : [];
};

/**
 * What the message tells the runner, in this order: the safety gate's text, the cap that decided, the score with its
 * largest losses and gains, a stop of the physio gate, the trend (texts: section E of the domain page).
 */
export const messageOf = (day: AssessedDay): MessageFact[] => [
  ...(day.referral === null ? [] : [{ code: 'referral' as const, ...day.referral }]),
  ...override(day),
  { code: 'score', score: day.score },
  ...contributors('losses', losses(day)),
  ...contributors('gains', largestGains(day.answers)),
  ...stop(day),
  ...trendAdvice(day),
  ...trendDistance(day),
];
