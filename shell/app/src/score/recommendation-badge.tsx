import type { Recommendation } from '@stridewell/contracts/web';
import { Badge } from '@stridewell/ui/core';

/** A recommendation's tone and icon name, which are both its lower-case name. */
export const toneOf = (recommendation: Recommendation): 'push' | 'adapt' | 'recover' | 'reset' =>
  recommendation.toLowerCase() as 'push' | 'adapt' | 'recover' | 'reset';

export interface RecommendationBadgeProps {
  recommendation: Recommendation;
  large?: boolean;
}

/** A recommendation, always with its icon, name and colour. */
export const RecommendationBadge = ({ recommendation, large = false }: RecommendationBadgeProps) => (
  <Badge tone={toneOf(recommendation)} icon={toneOf(recommendation)} large={large}>
    {recommendation}
  </Badge>
);
