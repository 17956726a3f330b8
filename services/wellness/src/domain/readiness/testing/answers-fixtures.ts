import { everyMetrics } from '@stridewell/contracts/testing/metrics';
import { addDays, type Metrics, rawScore } from '@stridewell/contracts/web';
import type { EarlierDay } from '../baseline.ts';

/** Default answers of the check-in form. */
export const DEFAULTS: Metrics = { sleep: 3, stress: 2, fatigue: 3, pain: 2, readiness: 7 };
/** Best possible answers. Tests change one answer at a time. */
export const BEST: Metrics = { sleep: 5, stress: 1, fatigue: 1, pain: 0, readiness: 10 };
export const TODAY = '2026-11-20';

/** Answers that are included in the runner's usual range. */
const ORDINARY = everyMetrics().filter(({ pain, sleep }) => pain < 5 && sleep !== 3);
const byScore = new Map<number, Metrics>();

/** Answers of an ordinary day by their raw score, or the nearest raw score that ordinary answers can have. */
const ordinaryAnswers = (score: number): Metrics => {
  const distance = (metrics: Metrics): number => Math.abs(rawScore(metrics) - score);
  return ORDINARY.reduce((found, metrics) => (distance(metrics) < distance(found) ? metrics : found), BEST);
};

/** Converts scores to stored check-ins of the days before today. The first score is that of yesterday. */
export const daysBefore = (scores: readonly number[]): EarlierDay[] =>
  scores.map((score, back) => {
    const metrics = byScore.get(score) ?? ordinaryAnswers(score);
    byScore.set(score, metrics);
    return { date: addDays(TODAY, -1 - back), score, metrics, hasNotes: false, isIll: false, capCode: null };
  });
