import { kitWords } from '../kit-words.ts';
import { Split, Stack } from '../layout/box.tsx';
import { Skeleton, SkeletonCard } from './skeleton.tsx';

/** Placeholder cards for a tab or screen whose code or data is loading. */
export const TabSkeleton = ({ label }: { label: string }) => (
  <Split $even>
    <SkeletonCard label={kitWords().loading(label)}>
      <Skeleton $width={160} $height={20} />
      <Skeleton $height={56} />
      <Skeleton $height={56} />
      <Skeleton $height={56} />
    </SkeletonCard>
    <Stack aria-hidden="true">
      <SkeletonCard label="">
        <Skeleton $width={120} $height={20} />
        <Skeleton $height={120} />
      </SkeletonCard>
    </Stack>
  </Split>
);
