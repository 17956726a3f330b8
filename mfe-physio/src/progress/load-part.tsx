import type { PhysioCheckin } from '@stridewell/contracts/web';
import { Card, Skeleton, SkeletonCard, Text } from '@stridewell/ui/core';
import { lazy, Suspense } from 'react';
import { progressWords } from './progress-words.ts';
import { useRunningLoad } from './use-running-load.ts';
import { firstDaysOf, useSessions } from './use-sessions.ts';

const LoadChart = lazy(() => import('./load-chart.tsx'));

const Loading = () => (
  <SkeletonCard label={progressWords().chart.loading}>
    <Skeleton $width={180} $height={20} />
    <Skeleton $height={240} />
  </SkeletonCard>
);

/** Chart of pain and logged sessions. Shows only pain when the training log cannot be loaded. */
export const LoadPart = ({ checkins }: { checkins: readonly PhysioCheckin[] }) => {
  const { from, to, load, failed } = useRunningLoad();
  const sessions = useSessions();
  if (!load && !failed) return <Loading />;
  const pain = checkins.map(({ date, pain: value }) => ({ date, value }));
  return (
    <div>
      <Suspense fallback={<Loading />}>
        <LoadChart pain={pain} load={load ?? []} from={from} to={to} stages={firstDaysOf(sessions)} />
      </Suspense>
      {failed && (
        <Card>
          <Text $size="14" $quiet={2}>
            {progressWords().chart.painAlone}
          </Text>
        </Card>
      )}
    </div>
  );
};
