import { dayMessage, RecommendationBadge, useCheckinToday, useHold } from '@stridewell/app/core';
import { scoreText } from '@stridewell/app/screens';
import { type CheckinToday, RECOMMENDATIONS } from '@stridewell/contracts/web';
import { CardBox, figures, Row, TextButton, text, token } from '@stridewell/ui/core';
import { useState } from 'react';
import styled from 'styled-components';
import { overviewWords } from './overview-words.ts';
import { RecommendationCard } from './recommendation-card.tsx';
import { TodayCard } from './today-card.tsx';

const Strip = styled(CardBox)`
  padding: ${token('space-1')} ${token('card-pad')};
`;

const Score = styled.b`
  ${text('20')}
  ${figures}
`;

const Readiness = ({ checkin }: { checkin: CheckinToday }) => {
  const [isOpen, setOpen] = useState(false);
  const recommendation = RECOMMENDATIONS.find((name) => name === checkin.recommendation) ?? 'Adapt';
  const { referral, isStopped } = dayMessage({ ...checkin, recommendation });
  // Content that the runner must read is never folded.
  if (isOpen || referral || isStopped) return <RecommendationCard checkin={checkin} />;
  const words = overviewWords();
  const score = scoreText(checkin.score);
  return (
    <Strip aria-label={words.readiness}>
      <Row $between $wrap>
        <Row $gap={3}>
          <Score>{score}</Score>
          <RecommendationBadge recommendation={recommendation} />
        </Row>
        <TextButton aria-expanded={false} onClick={() => setOpen(true)}>
          {words.why(score)}
        </TextButton>
      </Row>
    </Strip>
  );
};

/**
 * Today's score in one row that unfolds to the recommendation, for phones. If there is no check-in, the card asks for
 * one.
 */
export const ReadinessStrip = () => {
  const today = useCheckinToday();
  const { loading, closed } = useHold('running');
  return today.state === 'there' && !loading && !closed ? <Readiness checkin={today.value} /> : <TodayCard />;
};
