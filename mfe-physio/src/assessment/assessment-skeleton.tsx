import { Skeleton, SkeletonCard } from '@stridewell/ui/core';
import { dayWords } from './day-words.ts';

/** Placeholder for the form while its data loads. */
export const AssessmentSkeleton = () => (
  <SkeletonCard label={dayWords().loading}>
    <Skeleton $width={160} $height={20} />
    <Skeleton $height={56} />
    <Skeleton $height={56} />
    <Skeleton $height={56} />
  </SkeletonCard>
);
