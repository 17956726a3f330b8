import { Card, ErrorCard, Skeleton, SkeletonCard, WeekStrip } from '@stridewell/ui/core';
import { useWeek } from './use-week.ts';
import { countLabel, weekAtAGlance } from './week.ts';

/** The week at a glance: what each day's check-in made of it. */
export const WeekCard = ({ checkedIn }: { checkedIn: boolean }) => {
  const { data, isPending, isFetching, refetch, today } = useWeek(checkedIn);
  if (data) {
    const days = weekAtAGlance(today, data);
    return (
      <Card title="This week" aside={countLabel(days)}>
        <WeekStrip days={days} />
      </Card>
    );
  }
  if (isPending) {
    return (
      <SkeletonCard label="Loading this week">
        <Skeleton $width={88} $height={28} />
        <Skeleton $height={104} />
      </SkeletonCard>
    );
  }
  return (
    <ErrorCard title="This week" onRetry={() => void refetch()} busy={isFetching}>
      We could not load your week.
    </ErrorCard>
  );
};
