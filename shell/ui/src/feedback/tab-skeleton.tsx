import { Split, Stack } from '../layout/box.tsx';
import { Skeleton, SkeletonCard } from './skeleton.tsx';

/** Cards in the place of a part of the coach whose code or data is on its way. */
export const TabSkeleton = ({ label }: { label: string }) => (
  <Split $even>
    <SkeletonCard label={`Loading: ${label}`}>
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
