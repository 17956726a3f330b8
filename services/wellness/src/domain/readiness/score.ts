import { BANDS, type Metrics, RECOMMENDATIONS, type Recommendation } from '@stridewell/contracts/web';
import { totalPoints } from './points.ts';

/**
 * The score before any cap: 0 to 10, one decimal, halves rounded up, by exact integers (section A of the domain page).
 */
export const rawScore = (answers: Metrics): number => Math.floor((2 * totalPoints(answers) + 36) / 72) / 10;

/** The recommendation for a rounded, capped score: Push from 7.5, Adapt from 5.0, Recover from 3.0, otherwise Reset. */
export const bandOf = (score: number): Recommendation =>
  RECOMMENDATIONS.find((band) => score >= BANDS[band].from) ?? 'Reset';
