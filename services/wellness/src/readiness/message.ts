import {
  adviceFor,
  type Explanation,
  type Metrics,
  RECOMMENDATION_COPY,
  type Recommendation,
  trendZ,
} from '@stridewell/contracts/web';
import { largestGains, largestLosses } from './contributors.ts';

/** Below this distance from the runner's own normal the message says so (trend layer, section A of the domain page). */
const WELL_BELOW = -1.5;

/** A score as the product shows it, always with one decimal. */
export const shown = (score: number): string => score.toFixed(1);

/** A day as it was assessed, with the fixed text of the safety gate where the notes hit it. */
export interface Assessed {
  answers: Metrics;
  score: number;
  recommendation: Recommendation;
  explanation: Explanation;
  referral: string | null;
}

const overrideLine = ({ recommendation, explanation: { raw, cap } }: Assessed): string[] =>
  cap
    ? [`Your answers add up to ${shown(raw)}, but ${cap.reason} decides the day, so today is ${recommendation}.`]
    : [];

const part = (label: string, names: string[]): string => (names.length > 0 ? ` ${label}: ${names.join(', ')}.` : '');

const scoreLine = ({ answers, score }: Assessed): string =>
  `Readiness score ${shown(score)} of 10.${part('Down', largestLosses(answers))}${part('Up', largestGains(answers))}`;

/** Adapt's advice on a Push day that lies below the runner's normal, so that the good number alone does not send anyone out hard. */
const trendAdvice = ({ recommendation, score, explanation: { baseline } }: Assessed): string[] => {
  const advice = adviceFor(recommendation, score, baseline);
  return advice === recommendation ? [] : [RECOMMENDATION_COPY[advice].text];
};

const trendDistance = ({ score, explanation: { baseline } }: Assessed): string[] => {
  const z = trendZ(score, baseline);
  return baseline && z !== null && z <= WELL_BELOW
    ? [`That is well below your own normal of ${shown(baseline.mean)}.`]
    : [];
};

/** What the runner is told, a line each: the gate's text, the override, the score with what moved it, the trend (texts: section E of the domain page). */
export const messageOf = (day: Assessed): string =>
  [
    ...(day.referral === null ? [] : [day.referral]),
    ...overrideLine(day),
    scoreLine(day),
    ...trendAdvice(day),
    ...trendDistance(day),
  ].join('\n');
