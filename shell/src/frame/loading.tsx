import { Page } from '@stridewell/app/core';
import { Skeleton, SkeletonCard } from '@stridewell/ui/core';

/** Placeholder for a screen while its code loads. */
export const Loading = ({ label, alone = false }: { label: string; alone?: boolean }) => (
  <Page title={label} narrow={alone} alone={alone}>
    <SkeletonCard label={`Loading ${label}`}>
      <Skeleton $width={160} $height={24} />
      <Skeleton />
      <Skeleton />
      <Skeleton $width="60%" />
    </SkeletonCard>
  </Page>
);
