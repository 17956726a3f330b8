import { type CheckinToday, RECOMMENDATIONS, type Recommendation } from '@stridewell/contracts/web';

/** What the card recommends: Adapt, the middle of the road, when the check-in does not say. */
export const recommendationOf = (checkin: Partial<Pick<CheckinToday, 'recommendation'>>): Recommendation =>
  RECOMMENDATIONS.find((name) => name === checkin.recommendation) ?? 'Adapt';
