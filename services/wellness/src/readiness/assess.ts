import type { Baseline, Factor, Metrics, Recommendation } from '@stridewell/contracts/web';
import type { Bilingual } from '@stridewell/safety';
import { baselineOf, type DayScore } from './baseline.ts';
import { capsOf, decidingCap, type PhysioState } from './caps.ts';
import { factorsOf } from './factors.ts';
import type { Cap, MessageFact } from './facts.ts';
import { messageOf } from './message.ts';
import { bandOf, rawScore } from './score.ts';

/** The inputs of a day's assessment in addition to its five answers. */
export interface Circumstances {
  /** The day of the check-in, `YYYY-MM-DD`. */
  date: string;
  /** Stored scores of other days. Those outside the last 28 days and one of the day itself are ignored. */
  history: readonly DayScore[];
  /** The fixed text of the safety gate when the notes hit it, otherwise null. */
  notesHit: Bilingual | null;
  /** Whether a safety hold of the runner closes the day. */
  isHeld?: boolean | undefined;
  /** Whether a card about the notes is still unanswered. */
  isAsked?: boolean | undefined;
  /** The physio inputs of the same day, if known. */
  physio?: PhysioState | undefined;
}

/** Why a day has its score. */
export interface Explained {
  /** The sum of all contributions before any cap, one decimal. */
  raw: number;
  factors: Factor[];
  /** The cap that lowered the score; null if none did. */
  cap: Cap | null;
  baseline: Baseline | null;
}

/** A judged day, as facts. The catalogue (`../messages`) turns the message and the cap into words. */
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
  { date, history, notesHit, isHeld, isAsked, physio }: Circumstances,
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
