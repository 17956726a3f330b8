import { BANDS, RECOMMENDATIONS, type Recommendation } from '@stridewell/contracts/web';

/**
 * Returns the recommendation for a rounded score after caps: Push from 7.5, Adapt from 5.0, Recover from 3.0, otherwise
 * Reset.
 */
export const bandOf = (score: number): Recommendation =>
  RECOMMENDATIONS.find((band) => score >= BANDS[band].from) ?? 'Reset';
