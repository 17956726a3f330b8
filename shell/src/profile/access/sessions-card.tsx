import { Card, ErrorCard, Skeleton, SkeletonCard } from '@stridewell/ui/core';
import { SessionList } from './session-list.tsx';
import { useSessions } from './use-sessions.ts';

/** Card with the devices on which the runner is signed in. */
export const SessionsCard = () => {
  const { data, isPending, isFetching, refetch } = useSessions();
  if (data) {
    return (
      <Card title="Where you are signed in" flush>
        <SessionList sessions={data} />
      </Card>
    );
  }
  if (isPending) {
    return (
      <SkeletonCard label="Loading your sessions">
        <Skeleton $width={180} $height={20} />
        <Skeleton $height={40} />
      </SkeletonCard>
    );
  }
  return (
    <ErrorCard title="Where you are signed in" onRetry={() => void refetch()} busy={isFetching}>
      We could not load your sessions.
    </ErrorCard>
  );
};
