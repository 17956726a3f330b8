import { Skeleton, SkeletonCard, Split } from '@stridewell/ui/core';
import { monthWords } from './month-words.ts';

/** Placeholder for the month while it loads. */
export const MonthSkeleton = () => {
  const { loading } = monthWords();
  return (
    <Split $even>
      <SkeletonCard label={loading}>
        <Skeleton $width={140} $height={20} />
        <Skeleton $height={220} />
      </SkeletonCard>
      <SkeletonCard label={loading}>
        <Skeleton $width={140} $height={20} />
        <Skeleton $height={220} />
      </SkeletonCard>
    </Split>
  );
};
