import { METRICS, type Metrics } from './scales.ts';

/** Number of points that equal a score of 1. Points are integers, so that sums and comparisons are exact. */
export const POINTS_PER_SCORE_UNIT = 360;

/**
 * Points for the best answers, 3,600 in total: sleep and fatigue 25 %, readiness 20 %, stress and pain 15 %. These
 * weights are our own choice (readiness model, section A of the domain page): sleep and fatigue are the self-reported
 * measures that respond most to load (Saw, Main, Gastin 2016, doi:10.1136/bjsports-2015-094758), readiness is the
 * athlete's own overall judgement, and pain acts mainly through caps.
 */
export const MAX_METRIC_POINTS: Metrics = { sleep: 900, stress: 540, fatigue: 900, pain: 540, readiness: 720 };

/** Returns the points for each answer, between 0 and {@link MAX_METRIC_POINTS}. */
export const metricPoints = (answers: Metrics): Metrics => ({
  sleep: 225 * (answers.sleep - 1),
  stress: 135 * (5 - answers.stress),
  fatigue: 225 * (5 - answers.fatigue),
  pain: 54 * (10 - answers.pain),
  readiness: 80 * (answers.readiness - 1),
});

/**
 * Returns the readiness score before any cap, from 0 to 10 with one decimal. Halves are rounded up. Calculated with
 * exact integers (section A of the domain page).
 */
export const rawScore = (answers: Metrics): number => {
  const points = metricPoints(answers);
  const total = METRICS.reduce((sum, metric) => sum + points[metric], 0);
  return Math.floor((2 * total + 36) / 72) / 10;
};

/** Causes of a score cap that come from the physio service. The others are answers, notes and safety holds. */
export const PHYSIO_CAP_CODES = ['physio_red_flag', 'physio_pain', 'physio_worse', 'injury'] as const;

/**
 * True when the cap that lowered a score comes from the physio service. When physio and an answer set the same limit,
 * the applied cap is that of physio, although the answer alone would have lowered the score as well. False for no cap, for an unknown code, and for a cap without a code, which an earlier release stored or published.
 */
export const isPhysioCap = (cap: { code?: string | undefined } | null): boolean =>
  PHYSIO_CAP_CODES.some((code) => code === cap?.code);
