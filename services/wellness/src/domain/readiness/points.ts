import { METRICS, type Metric, type Metrics } from '@stridewell/contracts/web';

/**
 * Points for the best answers. Points are integers, so that sums and comparisons are exact. A score of 1 equals 360
 * points.
 */
export const FULL_POINTS = 3_600;
export const POINTS_PER_UNIT = 360;

/**
 * Maximum points per answer: sleep and fatigue 25 %, readiness 20 %, stress and pain 15 %. These weights are our own
 * choice (readiness model, section A of the domain page): sleep and fatigue are the self-reported measures that respond
 * most to load (Saw, Main, Gastin 2016, doi:10.1136/bjsports-2015-094758), readiness is the athlete's own overall
 * judgement, and pain acts mainly through caps.
 */
export const MAX_POINTS: Metrics = { sleep: 900, stress: 540, fatigue: 900, pain: 540, readiness: 720 };

/** Returns the points for each answer, between 0 and {@link MAX_POINTS}. */
export const pointsOf = (answers: Metrics): Metrics => ({
  sleep: 225 * (answers.sleep - 1),
  stress: 135 * (5 - answers.stress),
  fatigue: 225 * (5 - answers.fatigue),
  pain: 54 * (10 - answers.pain),
  readiness: 80 * (answers.readiness - 1),
});

/** Returns the total points of all answers, 0 to 3,600. */
export const totalPoints = (answers: Metrics): number => {
  const points = pointsOf(answers);
  return METRICS.reduce((sum: number, metric: Metric) => sum + points[metric], 0);
};
