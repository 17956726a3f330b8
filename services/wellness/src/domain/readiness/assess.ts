import {
  addDays,
  BANDS,
  bandOf,
  type Factor,
  isUntouchedForm,
  MAX_METRIC_POINTS,
  type Metric,
  type Metrics,
  metricPoints,
  ownNormalOn,
  POINTS_PER_SCORE_UNIT,
  type Recommendation,
  rawScore,
} from '@stridewell/contracts/web';
import type { Bilingual } from '@stridewell/safety';
import type { EarlierDay } from './baseline.ts';
import { capsOf, decidingCap, namedLimits, type PhysioInputs } from './caps.ts';
import type { Explained, MessageFact } from './facts.ts';
import { messageOf } from './message.ts';

/** Metrics by descending weight, in the order of the result card. */
const ORDER: readonly Metric[] = ['sleep', 'fatigue', 'readiness', 'pain', 'stress'];

const inUnits = (points: number): number => Math.round((points * 100) / POINTS_PER_SCORE_UNIT) / 100;

/**
 * Returns the five factors: the contribution of each answer to the score and its maximum, with two decimals. The
 * contributions add up to the raw score apart from rounding.
 */
const factorsOf = (answers: Metrics): Factor[] => {
  const points = metricPoints(answers);
  return ORDER.map((metric) => ({
    metric,
    value: answers[metric],
    contribution: inUnits(points[metric]),
    max: inUnits(MAX_METRIC_POINTS[metric]),
  }));
};

/** Inputs of an assessment in addition to the five answers. */
export interface AssessmentContext {
  /** Date of the check-in as `YYYY-MM-DD`. */
  date: string;
  /** Stored check-ins of other dates. The check-in's own date and dates that are too old are ignored. */
  history: readonly EarlierDay[];
  /** True when the pain in the answers is that of the notes. */
  hasNotePain?: boolean | undefined;
  /** True when the runner wrote notes. */
  hasNotes?: boolean | undefined;
  /** The safety gate's fixed text if the notes trigger the gate, otherwise null. */
  notesHit: Bilingual | null;
  /** True if a safety hold limits the day to Reset. */
  isHeld?: boolean | undefined;
  /** The fixed text of the hold while it is open. It is shown in the same way as that of the notes. */
  heldText?: Bilingual | null | undefined;
  /** True if the runner has not answered a safety card about the notes. */
  isAsked?: boolean | undefined;
  /** Physio inputs for the check-in's date, if known. */
  physio?: PhysioInputs | undefined;
}

/**
 * Result of an assessment as message facts, without texts. The catalogue (`../messages`) contains the texts of the
 * message and the cap.
 */
export interface Assessment {
  score: number;
  recommendation: Recommendation;
  explanation: Explained;
  /**
   * True if the physio gate allows no running on this date. The message of a Reset day omits this, because the Reset
   * text allows no running either.
   */
  runningStopped: boolean;
  /** True on a Push day after at least two consecutive days of Recover or Reset, on which the first run is easy. */
  firstEasy: boolean;
  message: MessageFact[];
}

/** Number of consecutive low days after which the first run is easy (section 2.5 of the plans page). */
const LOW_DAYS = 2;

/** True if the check-ins of the days directly before a date were all Recover or Reset. */
const isAfterLowDays = (date: string, history: readonly EarlierDay[]): boolean =>
  Array.from({ length: LOW_DAYS }, (_, index) => addDays(date, -1 - index)).every((before) =>
    history.some((day) => day.date === before && day.score < BANDS.Adapt.from),
  );

/**
 * Assesses a check-in: calculates the raw score, the lowest cap, the band, the explanation and the message
 * (`infra/docs/domain/readiness.md`, sections A and E). Readiness can only keep or lower the training load, never raise
 * it. Pure: equal inputs give equal results. Answers must be integers within their scales.
 */
export const assess = (
  answers: Metrics,
  {
    date,
    history,
    hasNotePain,
    hasNotes = false,
    notesHit,
    isHeld,
    heldText = null,
    isAsked,
    physio,
  }: AssessmentContext,
): Assessment => {
  const raw = rawScore(answers);
  const caps = capsOf({ answers, hasNotePain, notesHit: notesHit !== null, isHeld, isAsked, physio });
  const cap = decidingCap(raw, caps);
  const limits = namedLimits(caps);
  const score = cap?.limit ?? raw;
  const recommendation = bandOf(score);
  const baseline = ownNormalOn(date, history);
  const explanation: Explained = { raw, factors: factorsOf(answers), cap, limits, baseline };
  const runningStopped = physio?.runningStopped === true;
  const firstEasy = recommendation === 'Push' && !runningStopped && isAfterLowDays(date, history);
  const message = messageOf({
    ...{ answers, score, recommendation, explanation, runningStopped, firstEasy },
    referral: notesHit ?? heldText,
    isUntouched: isUntouchedForm(answers, hasNotes),
  });
  return { score, recommendation, explanation, runningStopped, firstEasy, message };
};
