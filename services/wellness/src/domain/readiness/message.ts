import {
  adviceFor,
  decidingPain,
  type Explanation,
  type Metrics,
  RECOMMENDATION_COPY,
  type Recommendation,
  RUNNING_STOPPED,
  trendZ,
} from '@stridewell/contracts/web';
import { largestGains, largestLosses } from './largest-factors.ts';

/**
 * At or below this trend the message says that the score is well below normal (trend layer, section A of the domain
 * page).
 */
const WELL_BELOW = -1.5;

/** Formats a score as the product shows it, always with one decimal. */
export const formatScore = (score: number): string => score.toFixed(1);

/** An assessed day. `referral` is the fixed text of the safety gate when the notes hit it. */
export interface AssessedDay {
  answers: Metrics;
  score: number;
  recommendation: Recommendation;
  explanation: Explanation;
  referral: string | null;
  /** The physio gate allows no run. */
  runningStopped: boolean;
}

const overrideLine = ({ recommendation, explanation: { raw, cap } }: AssessedDay): string[] =>
  cap
    ? [`Your answers add up to ${formatScore(raw)}, but ${cap.reason} decides the day, so today is ${recommendation}.`]
    : [];

const part = (label: string, names: string[]): string => (names.length > 0 ? ` ${label}: ${names.join(', ')}.` : '');

/** The largest losses. Pain comes first when its cap decides the day. */
const losses = ({ answers, explanation: { cap } }: AssessedDay): string[] => {
  const largest = largestLosses(answers);
  return decidingPain(answers.pain, cap) === null ? largest : ['pain', ...largest.filter((name) => name !== 'pain')];
};

const scoreLine = (day: AssessedDay): string =>
  `Readiness score ${formatScore(day.score)} of 10.${part('Down', losses(day))}${part('Up', largestGains(day.answers))}`;

/** While the physio gate allows no run, every band except Reset would read like an invitation to run. */
const stoppedLine = ({ recommendation, runningStopped }: AssessedDay): string[] =>
  runningStopped && recommendation !== 'Reset' ? [RUNNING_STOPPED] : [];

/**
 * Adapt's advice on a Push day that is below the runner's baseline, so that a good score alone does not suggest a hard
 * day.
 */
const trendAdvice = (day: AssessedDay): string[] => {
  const { recommendation, score, explanation } = day;
  const advice = adviceFor(recommendation, score, explanation.baseline);
  return advice === recommendation || day.runningStopped ? [] : [RECOMMENDATION_COPY[advice].text];
};

const trendDistance = ({ score, explanation: { baseline } }: AssessedDay): string[] => {
  const z = trendZ(score, baseline);
  return baseline && z !== null && z <= WELL_BELOW
    ? [`That is well below your own normal of ${formatScore(baseline.mean)}.`]
    : [];
};

/**
 * The message to the runner, one line each: the safety gate's text, the override, the score with its largest losses and
 * gains, a stop of the physio gate, the trend (texts: section E of the domain page).
 */
export const messageOf = (day: AssessedDay): string =>
  [
    ...(day.referral === null ? [] : [day.referral]),
    ...overrideLine(day),
    scoreLine(day),
    ...stoppedLine(day),
    ...trendAdvice(day),
    ...trendDistance(day),
  ].join('\n');
