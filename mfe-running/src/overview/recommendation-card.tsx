import { dayMessage, Reasons, Referral, useAdvice } from '@stridewell/app/core';
import { ScoreCard } from '@stridewell/app/screens';
import { type CheckinToday, RECOMMENDATIONS, type Recommendation } from '@stridewell/contracts/web';
import { ButtonLink, Stack, Text, token } from '@stridewell/ui/core';
import styled from 'styled-components';

/** Returns the recommendation of a check-in, or Adapt when the check-in has none. */
const recommendationOf = (checkin: Partial<Pick<CheckinToday, 'recommendation'>>): Recommendation =>
  RECOMMENDATIONS.find((name) => name === checkin.recommendation) ?? 'Adapt';

const CardLink = styled(ButtonLink)`
  margin-top: ${token('space-4')};
`;

const Details = styled(Stack)`
  margin-top: ${token('space-2')};
`;

/** Safety notice, score, recommendation, and a link to the coach. The day's session has the primary button. */
export const RecommendationCard = ({ checkin }: { checkin: CheckinToday }) => {
  const { score, explanation } = checkin;
  const recommendation = recommendationOf(checkin);
  const copy = useAdvice({ ...checkin, recommendation });
  const { referral, override, losses, gains, stopped, isStopped, rest } = dayMessage({ ...checkin, recommendation });
  const card = (
    <ScoreCard score={score} recommendation={recommendation} baseline={explanation.baseline} headline={copy.headline}>
      <Details $gap={2}>
        {[stopped, override, ...rest].map((line) => line && <Text key={line}>{line}</Text>)}
        {!referral && <Reasons losses={losses} gains={gains} />}
      </Details>
      {!referral && isStopped && (
        <CardLink href="/physio-coach" wide>
          Go to Physio Coach
        </CardLink>
      )}
      <CardLink href="/running?tab=chat&action=today" wide variant="secondary">
        Go to your coach and ask for today's training
      </CardLink>
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
