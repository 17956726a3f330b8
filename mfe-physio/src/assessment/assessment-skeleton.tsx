import { Skeleton, SkeletonCard } from '@stridewell/ui/core';

/** Placeholder for the form while its data loads. */
export const AssessmentSkeleton = () => (
  <SkeletonCard label="Loading: check-in">
    <Skeleton $width={160} $height={20} />
    <Skeleton $height={56} />
    <Skeleton $height={56} />
    <Skeleton $height={56} />
  </SkeletonCard>
);
