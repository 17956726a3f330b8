import { type CheckinToday, copyFor, HIGH_PAIN } from '@stridewell/contracts/web';
import { ButtonLink, Reasons, Referral, readMessage, ScoreCard, Stack, Text, token } from '@stridewell/ui/core';
import styled from 'styled-components';
import { recommendationOf } from './recommendation-of.ts';

const Way = styled(ButtonLink)`
  margin-top: ${token('space-4')};
`;

const Part = styled(Stack)`
  margin-top: ${token('space-2')};
`;

/**
 * Today's recommendation with its score, and the way to the coach. A safety text comes first. Where running rests the way stays,
 * quietly: the coach says why there is no session.
 */
export const RecommendationCard = ({ checkin }: { checkin: CheckinToday }) => {
  const { score, explanation } = checkin;
  const recommendation = recommendationOf(checkin);
  const copy = copyFor({ ...checkin, recommendation });
  const { referral, override, down, up, stopped, rest } = readMessage({ ...checkin, recommendation });
  // Nothing presses towards training on a day of rest.
  const isRest = recommendation === 'Reset' || checkin.pain >= HIGH_PAIN || Boolean(referral ?? stopped);
  const card = (
    <ScoreCard score={score} recommendation={recommendation} baseline={explanation.baseline} headline={copy.headline}>
      <Part $gap={2}>
        {[stopped, override, ...rest].map((line) => line && <Text key={line}>{line}</Text>)}
        {!referral && (down.length > 0 || up.length > 0) && <Reasons down={down} up={up} />}
      </Part>
      {!referral && stopped && (
        <Way href="/physio-coach" wide>
          Go to Physio Coach
        </Way>
      )}
      <Way href="/running?tab=chat&action=today" wide variant={isRest ? 'secondary' : 'primary'}>
        Go to your coach and ask for today's training
      </Way>
    </ScoreCard>
  );
  if (!referral) return card;
  return (
    <Stack>
      <Referral text={referral} />
      {card}
    </Stack>
  );
};
