import { type CheckinToday, copyFor } from '@stridewell/contracts/web';
import { ButtonLink, Reasons, Referral, readMessage, ScoreCard, Stack, Text, token } from '@stridewell/ui/core';
import styled from 'styled-components';
import { recommendationOf } from './recommendation-of.ts';

/** Above this pain only rest is right, and nothing on the card leads to training. */
const HIGH_PAIN = 6;

const Way = styled(ButtonLink)`
  margin-top: ${token('space-4')};
`;

const Part = styled(Stack)`
  margin-top: ${token('space-2')};
`;

/** Today's recommendation with its score, and the way to the coach; a safety text comes first, and it or a stop of the physio coach stands instead of training. */
export const RecommendationCard = ({ checkin }: { checkin: CheckinToday }) => {
  const { score, explanation } = checkin;
  const recommendation = recommendationOf(checkin);
  const copy = copyFor({ ...checkin, recommendation });
  const { referral, override, down, up, stopped, rest } = readMessage({ ...checkin, recommendation });
  const card = (
    <ScoreCard score={score} recommendation={recommendation} baseline={explanation.baseline} headline={copy.headline}>
      <Part $gap={2}>
        {[stopped, override, ...rest].map((line) => line && <Text key={line}>{line}</Text>)}
        {!referral && (down.length > 0 || up.length > 0) && <Reasons down={down} up={up} />}
      </Part>
      {!referral && stopped && (
        <Way href="/physio-coach" wide variant="secondary">
          Go to Physio Coach
        </Way>
      )}
      {!referral && !stopped && checkin.pain <= HIGH_PAIN && (
        <Way
          href="/running?tab=chat&action=today"
          wide
          // On a day of rest nothing presses towards training.
          variant={recommendation === 'Reset' ? 'secondary' : 'primary'}
        >
          Go to your coach and ask for today's training
        </Way>
      )}
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
