import { Page, Skeleton, SkeletonCard } from '@stridewell/ui/core';

/** A screen whose code is on its way. */
export const Loading = ({ label }: { label: string }) => (
  <Page title={label}>
    <SkeletonCard label={`Loading ${label}`}>
      <Skeleton $width={160} $height={24} />
      <Skeleton />
      <Skeleton />
      <Skeleton $width="60%" />
    </SkeletonCard>
  </Page>
);
