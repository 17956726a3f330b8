import { Skeleton, SkeletonCard } from '@stridewell/ui/core';

/** In the place of the form while it is looked up what there is. */
export const AssessmentSkeleton = () => (
  <SkeletonCard label="Loading: check-in">
    <Skeleton $width={160} $height={20} />
    <Skeleton $height={56} />
    <Skeleton $height={56} />
    <Skeleton $height={56} />
  </SkeletonCard>
);
