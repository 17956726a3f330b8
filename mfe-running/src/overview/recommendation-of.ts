import { type CheckinToday, RECOMMENDATIONS, type Recommendation } from '@stridewell/contracts/web';

/** The recommendation of a check-in; Adapt, a moderate one, when it has none. */
export const recommendationOf = (checkin: Partial<Pick<CheckinToday, 'recommendation'>>): Recommendation =>
  RECOMMENDATIONS.find((name) => name === checkin.recommendation) ?? 'Adapt';
