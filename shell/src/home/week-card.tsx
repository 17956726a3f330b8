import { Card, CardFoot, ErrorCard, Row, Skeleton, SkeletonCard, TextLink, WeekStrip } from '@stridewell/ui/core';
import { useWeek } from './use-week.ts';
import { countLabel, weekAtAGlance } from './week.ts';

/** The week at a glance: what each day's check-in made of it, and the ways to the days before. */
export const WeekCard = ({ checkedIn }: { checkedIn: boolean }) => {
  const { data, isPending, isFetching, refetch, today } = useWeek(checkedIn);
  if (data) {
    const days = weekAtAGlance(today, data);
    return (
      <Card title="This week" aside={countLabel(days)}>
        <WeekStrip days={days} />
        <CardFoot>
          <Row $gap={6}>
            <TextLink href="/stats" direction="forward">
              Statistics
            </TextLink>
            <TextLink href="/history" direction="forward">
              History
            </TextLink>
          </Row>
        </CardFoot>
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
