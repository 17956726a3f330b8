import { useCheckinToday, useHold } from '@stridewell/app/core';
import { ButtonLink, Card, ErrorCard, Skeleton, SkeletonCard, Stack, Text } from '@stridewell/ui/core';
import { planWords } from '../plan/plan-words.ts';
import { overviewWords } from './overview-words.ts';
import { RecommendationCard } from './recommendation-card.tsx';

const Loading = () => (
  <SkeletonCard label={planWords().loading(overviewWords().recommendation)}>
    <Skeleton $width={112} $height={28} />
    <Skeleton $width={136} $height={64} />
    <Skeleton $height={8} />
    <Skeleton $width={168} $height={28} />
    <Skeleton $height={48} />
  </SkeletonCard>
);

/** Today's recommendation, or a link to the check-in. Renders nothing while a safety hold blocks training. */
export const TodayCard = () => {
  const words = overviewWords();
  const today = useCheckinToday();
  const { loading, closed } = useHold('running');
  switch (today.state) {
    case 'loading':
      return <Loading />;
    case 'none':
      return (
        <Card title={words.recommendation}>
          <Stack $gap={4}>
            <Text $quiet={2}>{words.noCheckin}</Text>
            <ButtonLink href="/check-in" wide>
              {words.startCheckin}
            </ButtonLink>
          </Stack>
        </Card>
      );
    case 'failed':
      return (
        <ErrorCard title={words.recommendation} onRetry={today.retry} busy={today.retrying}>
          {words.checkinFailed}
        </ErrorCard>
      );
    case 'there':
      if (loading) return <Loading />;
      return closed ? null : <RecommendationCard checkin={today.value} />;
  }
};
