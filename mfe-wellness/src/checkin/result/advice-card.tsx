import { type DayMessage, useAdvice } from '@stridewell/app/core';
import { PlanNote, ScoreCard } from '@stridewell/app/screens';
import { adviceFor, type CheckinAnswer, copyFor, highPainOf } from '@stridewell/contracts/web';
import { ButtonLink, Eyebrow, Stack, Text, token } from '@stridewell/ui/core';
import styled from 'styled-components';
import { useScreenExists } from '../../shared/use-screen-exists.ts';

const WideLink = styled(ButtonLink)`
  margin-top: ${token('space-4')};
`;

const Kind = ({ children }: { children: string }) => (
  <Text $size="14" $quiet={2}>
    {children}
  </Text>
);

/** Link to the running coach. Renders nothing when the running remote is not deployed. */
const CoachLink = () =>
  useScreenExists('/running') ? (
    <WideLink href="/running?tab=chat&action=today" wide>
      Go to your coach and ask for today's training
    </WideLink>
  ) : null;

export interface AdviceCardProps {
  answer: CheckinAnswer;
  lines: DayMessage;
  fresh: boolean;
}

/**
 * Card with the score, what it means for today's session in the plan, and the fixed advice of the recommendation. The
 * advice is hidden when there is a safety text, because the advice might suggest a walk.
 */
export const AdviceCard = ({ answer, lines, fresh }: AdviceCardProps) => {
  const { score, recommendation, explanation } = answer;
  const advice = adviceFor(recommendation, score, explanation.baseline);
  const copy = copyFor(answer);
  const { headline, isOwn, plan } = useAdvice(answer);
  const { isStopped } = lines;
  const referred = lines.referral !== null;
  return (
    <ScoreCard
      score={score}
      recommendation={recommendation}
      baseline={explanation.baseline}
      headline={headline}
      fresh={fresh && !referred}
    >
      <Stack $gap={2}>
        {!isOwn && <Kind>{copy.kind}</Kind>}
        {lines.override && <Text $medium>{lines.override}</Text>}
        {advice !== recommendation && !isStopped && !isOwn && (
          <Text $medium>{`A ${recommendation} score, but below your own normal: take it as ${advice} today.`}</Text>
        )}
        {!referred && (
          <>
            {plan && <PlanNote plan={plan} />}
            {isOwn && (
              <div>
                <Eyebrow as="h3">{`${advice} in general: ${copy.headline}`}</Eyebrow>
                <Kind>{copy.kind}</Kind>
              </div>
            )}
            <Text $quiet={2}>{copy.text}</Text>
            <Text $quiet={2}>
              <em>{copy.effort}</em>
            </Text>
          </>
        )}
      </Stack>
      {/* High pain requires rest, so the screen must not link to training. */}
      {!referred && !isStopped && highPainOf(answer) === null && <CoachLink />}
    </ScoreCard>
  );
};
