import { dayMessage, Reasons, Referral, useAdvice } from '@stridewell/app/core';
import { adviceCopyOf, planHeadlineOf, ScoreCard } from '@stridewell/app/screens';
import { type CheckinToday, RECOMMENDATIONS, type Recommendation } from '@stridewell/contracts/web';
import { ButtonLink, Stack, Text, token } from '@stridewell/ui/core';
import styled from 'styled-components';
import { overviewWords } from './overview-words.ts';

/** Returns the recommendation of a check-in, or Adapt if the check-in has none. */
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
  const words = overviewWords();
  const { isOwn, plan } = useAdvice({ ...checkin, recommendation });
  const headline = isOwn && plan ? planHeadlineOf(plan.action) : adviceCopyOf({ ...checkin, recommendation }).headline;
  const { referral, override, losses, gains, stopped, isStopped, rest } = dayMessage({ ...checkin, recommendation });
  const card = (
    <ScoreCard
      score={score}
      recommendation={recommendation}
      baseline={explanation.baseline}
      headline={headline}
      label={words.readiness}
    >
      <Details $gap={2}>
        {[stopped, override, ...rest].map((line) => line && <Text key={line}>{line}</Text>)}
        {!referral && <Reasons losses={losses} gains={gains} />}
      </Details>
      {!referral && isStopped && (
        <CardLink href="/physio-coach" wide>
          {words.toPhysio}
        </CardLink>
      )}
      <CardLink href="/running?tab=chat&action=today" wide variant="secondary">
        {words.askCoach}
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
