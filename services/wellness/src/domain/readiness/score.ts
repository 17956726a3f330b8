import { BANDS, type Metrics, RECOMMENDATIONS, type Recommendation } from '@stridewell/contracts/web';
import { totalPoints } from './points.ts';

/**
 * Returns the score before any cap, from 0 to 10 with one decimal. Halves are rounded up. Calculated with exact
 * integers (section A of the domain page).
 */
export const rawScore = (answers: Metrics): number => Math.floor((2 * totalPoints(answers) + 36) / 72) / 10;

/**
 * Returns the recommendation for a rounded score after caps: Push from 7.5, Adapt from 5.0, Recover from 3.0, otherwise
 * Reset.
 */
export const bandOf = (score: number): Recommendation =>
  RECOMMENDATIONS.find((band) => score >= BANDS[band].from) ?? 'Reset';
