import type { Recommendation } from '@stridewell/contracts/web';
import { Badge } from '@stridewell/ui/core';

/** Returns the tone and icon name of a recommendation. Both are the recommendation in lower case. */
export const toneOf = (recommendation: Recommendation): 'push' | 'adapt' | 'recover' | 'reset' =>
  recommendation.toLowerCase() as 'push' | 'adapt' | 'recover' | 'reset';

export interface RecommendationBadgeProps {
  recommendation: Recommendation;
  large?: boolean;
}

/** Badge with the icon, name and colour of a recommendation. */
export const RecommendationBadge = ({ recommendation, large = false }: RecommendationBadgeProps) => (
  <Badge tone={toneOf(recommendation)} icon={toneOf(recommendation)} large={large}>
    {recommendation}
  </Badge>
);
