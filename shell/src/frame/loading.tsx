import { Page } from '@stridewell/app/core';
import { Skeleton, SkeletonCard } from '@stridewell/ui/core';
import { useWords } from '../words/words.ts';

/** Placeholder for a screen while its code loads. */
export const Loading = ({ label, alone = false }: { label: string; alone?: boolean }) => (
  <Page title={label} narrow={alone} alone={alone}>
    <SkeletonCard label={useWords().loading(label)}>
      <Skeleton $width={160} $height={24} />
      <Skeleton />
      <Skeleton />
      <Skeleton $width="60%" />
    </SkeletonCard>
  </Page>
);
