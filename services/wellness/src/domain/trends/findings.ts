import {
  addDays,
  daysBetween,
  isUntouchedForm,
  METRICS,
  type Metric,
  type Metrics,
  metricPoints,
  POINTS_PER_SCORE_UNIT,
  SCALES,
} from '@stridewell/contracts/web';
import { type Confidence, meanOf, oneDecimal, rankEvidence, stepEvidence, withoutSlowChange } from './association.ts';

/** The five answers of a day. */
export type AnsweredDay = Metrics & { date: string };

/** Leaves out untouched forms, because their answers are the form's defaults and not information about the day. */
export const answeredDays = <D extends AnsweredDay & { hasNotes: boolean }>(days: readonly D[]): D[] =>
  days.filter((day) => !isUntouchedForm(day, day.hasNotes));

/**
 * Answers that are compared with the rest of the score. Readiness is excluded, because it is the runner's own summary
 * of the day.
 */
const COMPARED = ['sleep', 'stress', 'fatigue', 'pain'] as const satisfies readonly Metric[];
export type ComparedMetric = (typeof COMPARED)[number];

/** Number of days, up to the last day of the range, on which findings are based. */
export const FINDING_WINDOW_DAYS = 90;
/** Minimum number of check-ins for a finding. */
export const FINDING_MIN_CHECKINS = 14;
/** Number of days before and after a day whose median is used as the level around it. Slower changes are removed. */
const SLOW_CHANGE_DAYS = 7;
/** Minimum number of days in each of the two groups that are compared. */
const SIDE_MIN_DAYS = 5;
/** Minimum pain at which the score is capped. */
const NOTABLE_PAIN = 3;
/** Minimum difference in the score that is reported. */
const SMALLEST_DIFFERENCE = 0.3;

/**
 * Number of standard errors at which an association of one answer is reported. With four answers, at most about 10 % of
 * runners with unrelated answers see a tendency, and at most about 1 % see a clear finding.
 */
const MOVER_EVIDENCE = { tendency: 2.1, clear: 3 } as const;
/** Number of standard errors at which a change since an event is reported, with the same error rates. */
const STEP_EVIDENCE = { tendency: 2.3, clear: 3.5 } as const;

/** Number of days before an event that are compared, and the minimum number of check-ins before and since the event. */
const BEFORE_DAYS = 28;
const STEP_MIN_CHECKINS = 10;

/** An answer that is associated with the rest of the score. Scores are without caps and have one decimal. */
export interface Mover {
  metric: ComparedMetric;
  /** The answers that are treated as good: a range of the metric's scale that includes its good end. */
  good: { from: number; to: number };
  goodDays: number;
  otherDays: number;
  /** Mean scores on good days and on the other days. */
  goodMean: number;
  otherMean: number;
  /** The part of the difference that the answer itself contributes to the score. */
  own: number;
  confidence: Confidence;
}

/** Change of the score since an injury. Scores are without caps and have one decimal. */
export interface SinceInjury {
  date: string;
  before: { mean: number; days: number };
  after: { mean: number; days: number };
  confidence: Confidence;
}

const pointsOf = (day: Metrics, metric: Metric): number => metricPoints(day)[metric];
const totalPointsOf = (day: Metrics): number => METRICS.reduce((sum, metric) => sum + pointsOf(day, metric), 0);
/** Converts points to a score. Points are integers, so their sums are exact and do not depend on the order of the days. */
const toScore = (points: number): number => points / POINTS_PER_SCORE_UNIT;
const meanScoreOf = (days: readonly Metrics[]): number => oneDecimal(toScore(meanOf(days.map(totalPointsOf))));

const confidenceOf = (
  evidence: number | null,
  limits: typeof MOVER_EVIDENCE | typeof STEP_EVIDENCE,
): Confidence | null => {
  if (evidence === null || evidence < limits.tendency) return null;
  return evidence >= limits.clear ? 'clear' : 'tendency';
};

const isHighGood = (metric: ComparedMetric): boolean => metric === 'sleep';

/**
 * Splits the days into those with good answers and the others, as evenly as possible. Null if a group would have too
 * few days.
 */
const goodRangeOf = (days: readonly AnsweredDay[], metric: ComparedMetric): Mover['good'] | null => {
  const { min, max } = SCALES[metric];
  const ranges = Array.from({ length: max - min }, (_, step) =>
    isHighGood(metric) ? { from: max - step, to: max } : { from: min, to: min + step },
  ).map((range) => ({ range, count: days.filter((day) => isIn(day[metric], range)).length }));
  const [best] = ranges
    .filter(({ count }) => Math.min(count, days.length - count) >= SIDE_MIN_DAYS)
    .toSorted((a, b) => Math.abs(2 * a.count - days.length) - Math.abs(2 * b.count - days.length));
  return best?.range ?? null;
};

const isIn = (value: number, { from, to }: Mover['good']): boolean => value >= from && value <= to;

const moverOf = (days: readonly AnsweredDay[], metric: ComparedMetric): (Mover & { evidence: number }) | null => {
  const first = days[0]?.date ?? '';
  const at = days.map(({ date }) => daysBetween(first, date));
  const evidence = rankEvidence(
    withoutSlowChange(
      days.map((day) => pointsOf(day, metric)),
      at,
      SLOW_CHANGE_DAYS,
    ),
    withoutSlowChange(
      days.map((day) => totalPointsOf(day) - pointsOf(day, metric)),
      at,
      SLOW_CHANGE_DAYS,
    ),
  );
  const confidence = confidenceOf(evidence, MOVER_EVIDENCE);
  const good = goodRangeOf(days, metric);
  if (evidence === null || !confidence || !good) return null;
  // A range that reaches this much pain is not called better.
  if (metric === 'pain' && good.to >= NOTABLE_PAIN) return null;
  const goods = days.filter((day) => isIn(day[metric], good));
  const others = days.filter((day) => !isIn(day[metric], good));
  const pointsMean = (group: readonly AnsweredDay[]): number => meanOf(group.map((day) => pointsOf(day, metric)));
  const [goodMean, otherMean] = [meanScoreOf(goods), meanScoreOf(others)];
  const own = oneDecimal(toScore(pointsMean(goods) - pointsMean(others)));
  const difference = oneDecimal(goodMean - otherMean);
  if (difference < SMALLEST_DIFFERENCE || own >= difference) return null;
  return {
    ...{ metric, good, goodDays: goods.length, otherDays: others.length },
    ...{ goodMean, otherMean, own, confidence, evidence },
  };
};

/**
 * Returns the answers that are associated with better days, those with the strongest evidence first. Each answer is
 * compared with the rest of the score, because the answer itself is part of the score. Slow changes are removed from
 * both, such as a holiday or an injury that moves all answers for weeks. A finding does not imply causation. `days`
 * must be in ascending date order. With fewer than {@link FINDING_MIN_CHECKINS} days there is no finding.
 */
export const moversOf = (days: readonly AnsweredDay[]): Mover[] =>
  days.length < FINDING_MIN_CHECKINS
    ? []
    : COMPARED.map((metric) => moverOf(days, metric))
        .filter((found) => found !== null)
        .toSorted((a, b) => b.evidence - a.evidence)
        .map(({ evidence: _, ...mover }) => mover);

/**
 * Returns the change of the score since the first day of an injury, compared with the 28 days before it. Null if there
 * are too few days or the change is not significant. `days` must be in ascending date order.
 */
export const sinceInjuryOf = (days: readonly AnsweredDay[], since: string | null): SinceInjury | null => {
  if (since === null) return null;
  const before = days.filter(({ date }) => date < since && date >= addDays(since, -BEFORE_DAYS));
  const after = days.filter(({ date }) => date >= since);
  if (before.length < STEP_MIN_CHECKINS || after.length < STEP_MIN_CHECKINS) return null;
  const evidence = stepEvidence(before.map(totalPointsOf), after.map(totalPointsOf));
  const confidence = confidenceOf(evidence === null ? null : Math.abs(evidence), STEP_EVIDENCE);
  const [first, second] = [meanScoreOf(before), meanScoreOf(after)];
  if (!confidence || Math.abs(oneDecimal(second - first)) < SMALLEST_DIFFERENCE) return null;
  return {
    date: since,
    before: { mean: first, days: before.length },
    after: { mean: second, days: after.length },
    confidence,
  };
};
