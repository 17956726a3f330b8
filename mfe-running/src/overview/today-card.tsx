import { useCheckinToday, useHold } from '@stridewell/app/core';
import { ButtonLink, Card, ErrorCard, Skeleton, SkeletonCard, Stack, Text } from '@stridewell/ui/core';
import { RecommendationCard } from './recommendation-card.tsx';

const Loading = () => (
  <SkeletonCard label="Loading: Today's recommendation">
    <Skeleton $width={112} $height={28} />
    <Skeleton $width={136} $height={64} />
    <Skeleton $height={8} />
    <Skeleton $width={168} $height={28} />
    <Skeleton $height={48} />
  </SkeletonCard>
);

/** Today's recommendation, or a link to the check-in. Renders nothing while a safety hold blocks training. */
export const TodayCard = () => {
  const today = useCheckinToday();
  const { loading, closed } = useHold('running');
  switch (today.state) {
    case 'loading':
      return <Loading />;
    case 'none':
      return (
        <Card title="Today's recommendation">
          <Stack $gap={4}>
            <Text $quiet={2}>No check-in yet today. It takes about 20 seconds, and your plan follows it.</Text>
            <ButtonLink href="/check-in" wide>
              Start Running Check-in
            </ButtonLink>
          </Stack>
        </Card>
      );
    case 'failed':
      return (
        <ErrorCard title="Today's recommendation" onRetry={today.retry} busy={today.retrying}>
          We could not load today's check-in.
        </ErrorCard>
      );
    case 'there':
      if (loading) return <Loading />;
      return closed ? null : <RecommendationCard checkin={today.value} />;
  }
};
