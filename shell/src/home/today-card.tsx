import type { Optional } from '@stridewell/app/core';
import type { CheckinToday } from '@stridewell/contracts/web';
import { ButtonLink, Card, ErrorCard, Skeleton, SkeletonCard, Stack, Text } from '@stridewell/ui/core';
import { ReadinessCard } from './readiness-card.tsx';

const Loading = () => (
  <SkeletonCard label="Loading today’s readiness score">
    <Skeleton $width={112} $height={28} />
    <Skeleton $width={136} $height={64} />
    <Skeleton $height={8} />
    <Stack $gap={2}>
      <Skeleton $width={168} $height={28} />
      <Skeleton />
      <Skeleton $width="72%" />
    </Stack>
  </SkeletonCard>
);

const Invitation = () => (
  <Card>
    <Stack $gap={4}>
      <div>
        <Text as="h2" $size="20">
          How are you today?
        </Text>
        <Text $quiet={2}>Five taps, about 20 seconds. Then you know what today is for.</Text>
      </div>
      <ButtonLink href="/check-in">Start check-in</ButtonLink>
    </Stack>
  </Card>
);

/** First card of the home screen: today's recommendation, or an invitation to check in. */
export const TodayCard = ({ today }: { today: Optional<CheckinToday> }) => {
  switch (today.state) {
    case 'loading':
      return <Loading />;
    case 'none':
      return <Invitation />;
    case 'there':
      return <ReadinessCard checkin={today.value} />;
    case 'failed':
      return (
        <Stack $gap={3}>
          <ErrorCard title="Today’s readiness score" onRetry={today.retry} busy={today.retrying}>
            We could not load today’s check-in.
          </ErrorCard>
          {/* The check-in is the only action that works offline. */}
          <ButtonLink href="/check-in" variant="secondary">
            Check in
          </ButtonLink>
        </Stack>
      );
  }
};
