import type { Factor, Metric, Metrics, Recommendation } from '@stridewell/contracts/web';
import type { Bilingual } from '@stridewell/safety';
import { baselineOf, type DayScore } from './baseline.ts';
import { capsOf, decidingCap, type PhysioInputs } from './caps.ts';
import type { Explained, MessageFact } from './facts.ts';
import { messageOf } from './message.ts';
import { MAX_POINTS, POINTS_PER_UNIT, pointsOf } from './points.ts';
import { bandOf, rawScore } from './score.ts';

/** Metrics by descending weight, as in the result card. */
const ORDER: readonly Metric[] = ['sleep', 'fatigue', 'readiness', 'pain', 'stress'];

const inUnits = (points: number): number => Math.round((points * 100) / POINTS_PER_UNIT) / 100;

/**
 * The five factors: what each answer contributes to the score and the most that it can contribute, with two decimals.
 * The contributions add up to the raw score apart from rounding.
 */
const factorsOf = (answers: Metrics): Factor[] => {
  const points = pointsOf(answers);
  return ORDER.map((metric) => ({
    metric,
    value: answers[metric],
    contribution: inUnits(points[metric]),
    max: inUnits(MAX_POINTS[metric]),
  }));
};

/** The inputs of a day's assessment in addition to its five answers. */
export interface AssessmentContext {
  /** The day of the check-in, `YYYY-MM-DD`. */
  date: string;
  /** Stored scores of other days. Those outside the last 28 days and one of the day itself are ignored. */
  history: readonly DayScore[];
  /** The fixed text of the safety gate when the notes hit it, otherwise null. */
  notesHit: Bilingual | null;
  /** True when a safety hold of the runner closes the day. */
  isHeld?: boolean | undefined;
  /** True when a card about the notes is unanswered. */
  isAsked?: boolean | undefined;
  /** The physio inputs of the same day, if known. */
  physio?: PhysioInputs | undefined;
}

/** Result of an assessment, as facts. The catalogue (`../messages`) contains the texts of message and cap. */
export interface Assessment {
  score: number;
  recommendation: Recommendation;
  explanation: Explained;
  /** The physio gate allows no run on this day. A Reset day has no message about it: its own text allows none either. */
  runningStopped: boolean;
  message: MessageFact[];
}

/**
 * Assesses a day: raw score, lowest cap, band, explanation and message (readiness model, sections A and E of the domain
 * page). Readiness keeps or lowers load; it never raises it. Pure: the same inputs give the same result. Answers must
 * be integers on their scales.
 */
export const assess = (
  answers: Metrics,
  { date, history, notesHit, isHeld, isAsked, physio }: AssessmentContext,
): Assessment => {
  const raw = rawScore(answers);
  const cap = decidingCap(raw, capsOf({ answers, notesHit: notesHit !== null, isHeld, isAsked, physio }));
  const score = cap?.limit ?? raw;
  const recommendation = bandOf(score);
  const baseline = baselineOf({ date, score }, history);
  const explanation: Explained = { raw, factors: factorsOf(answers), cap, baseline };
  const runningStopped = physio?.runningStopped === true;
  const message = messageOf({ answers, score, recommendation, explanation, referral: notesHit, runningStopped });
  return { score, recommendation, explanation, runningStopped, message };
};
