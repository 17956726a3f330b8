import { addDays, BASELINE_MIN_DAYS, type Baseline } from '@stridewell/contracts/web';

/** Stored readiness score of one date. */
export interface DayScore {
  /** Date as `YYYY-MM-DD` in the runner's time zone. */
  date: string;
  score: number;
}

/** Length of the baseline's time window in days, including the current date. */
const WINDOW_DAYS = 28;

const twoDecimals = (value: number): number => Math.round(value * 100) / 100;

const sampleVariance = (scores: readonly number[], mean: number): number =>
  scores.reduce((sum, score) => sum + (score - mean) ** 2, 0) / (scores.length - 1);

/**
 * Returns the runner's baseline: mean and sample standard deviation (n - 1) of the readiness scores of the last 28 days
 * including the current date, each with two decimals. Returns null for fewer than 7 check-ins. Scores from outside the
 * time window are ignored, and `today` replaces a score of its date in `history`. Source: trend layer,
 * `infra/docs/domain/readiness.md`, section A.
 */
export const baselineOf = (today: DayScore, history: readonly DayScore[]): Baseline | null => {
  const first = addDays(today.date, 1 - WINDOW_DAYS);
  const earlier = history.filter(({ date }) => date >= first && date < today.date);
  const scores = [...earlier.map(({ score }) => score), today.score];
  if (scores.length < BASELINE_MIN_DAYS) return null;
  const mean = scores.reduce((sum, score) => sum + score, 0) / scores.length;
  return { mean: twoDecimals(mean), sd: twoDecimals(Math.sqrt(sampleVariance(scores, mean))), days: scores.length };
};
