import type { Optional } from '@stridewell/app/core';
import type { CheckinToday } from '@stridewell/contracts/web';
import { ButtonLink, Card, ErrorCard, Skeleton, SkeletonCard, Stack, Text } from '@stridewell/ui/core';
import styled from 'styled-components';
import { useWords } from '../words/words.ts';
import { READINESS_HEIGHT, ReadinessCard } from './readiness-card.tsx';

const LowCard = styled(Card)`
  min-height: ${READINESS_HEIGHT}px;
`;

const Invitation = () => {
  const words = useWords();
  return (
    <LowCard>
      <Stack $gap={3}>
        <div>
          <Text as="h2" $size="20">
            {words.invitation}
          </Text>
          <Text $size="14" $quiet={2}>
            {words.invitationText}
          </Text>
        </div>
        <ButtonLink href="/check-in">{words.startCheckin}</ButtonLink>
      </Stack>
    </LowCard>
  );
};

/** First card of the home screen: today's recommendation, or an invitation to check in. */
export const TodayCard = ({ today }: { today: Optional<CheckinToday> }) => {
  const words = useWords();
  switch (today.state) {
    case 'loading':
      return (
        <SkeletonCard label={words.loadingReadiness}>
          <Skeleton $height={READINESS_HEIGHT - 34} />
        </SkeletonCard>
      );
    case 'none':
      return <Invitation />;
    case 'there':
      return <ReadinessCard checkin={today.value} />;
    case 'failed':
      return (
        <Stack $gap={3}>
          <ErrorCard title={words.todaysReadiness} onRetry={today.retry} busy={today.retrying}>
            {words.checkinFailed}
          </ErrorCard>
          {/* The check-in is the only action that works offline. */}
          <ButtonLink href="/check-in" variant="secondary">
            {words.checkIn}
          </ButtonLink>
        </Stack>
      );
  }
};
