import { dayMessage, formatScore, toneOf, useCheckinToday, usePlanToday, useSession } from '@stridewell/app/core';
import { PlanNote, ScaleBand } from '@stridewell/app/screens';
import { RECOMMENDATION_COPY } from '@stridewell/contracts/web';
import { CardBox, Eyebrow, figures, Icon, Stack, Text, token, tone } from '@stridewell/ui/core';
import { useId } from 'react';
import styled from 'styled-components';
import type { Result } from './read-result.ts';

type Tone = ReturnType<typeof toneOf>;

const Box = styled(CardBox)<{ $tone: Tone }>`
  ${({ $tone }) => tone($tone)}
  display: grid;
  gap: ${token('space-4')};
  background: var(--bg);
  border-color: var(--line);
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  gap: ${token('space-4')};
`;

const Sign = styled.span<{ $tone: Tone }>`
  flex: none;
  width: 48px;
  height: 48px;
  display: grid;
  place-items: center;
  border-radius: ${token('radius-md')};
  background: var(--solid);
  color: ${({ $tone }) => token(`color-${$tone}-on-solid`)};
`;

const Score = styled.p`
  ${figures}
  display: flex;
  align-items: baseline;
  gap: ${token('space-2')};
  margin-top: ${token('space-1')};
  span {
    font-size: ${token('text-20')};
    line-height: ${token('leading-20')};
    color: ${token('color-text-3')};
  }
`;

const Figure = styled.b`
  margin-left: -3px;
  font-size: ${token('text-score')};
  line-height: ${token('leading-score')};
  font-weight: ${token('weight-semibold')};
  letter-spacing: ${token('tracking-figure')};
`;

/**
 * Effect of the recommendation on the plan of a signed-in runner. Renders nothing when today's check-in has a different
 * recommendation, because the URL can contain any of them, or when the check-in has a safety text.
 */
const OwnPlan = ({ recommendation }: Pick<Result, 'recommendation'>) => {
  const today = useCheckinToday();
  const checkin = today.state === 'there' && today.value.recommendation === recommendation ? today.value : null;
  const plan = usePlanToday(checkin?.score ?? null);
  return plan && checkin && dayMessage(checkin).referral === null ? <PlanNote plan={plan} /> : null;
};

/** Card with a recommendation: icon, name, kind of day, score and advice. */
export const ResultCard = ({ recommendation, score }: Result) => {
  const id = useId();
  const name = toneOf(recommendation);
  const { kind, headline, text, effort } = RECOMMENDATION_COPY[recommendation];
  const isSignedIn = useSession(({ status }) => status === 'signed-in');
  return (
    <Box $tone={name} aria-labelledby={id}>
      <Head>
        <Sign $tone={name}>
          <Icon name={name} />
        </Sign>
        <div>
          <Text as="h2" id={id} $size="20">
            {recommendation}
          </Text>
          <Text $size="14" $quiet={2}>
            {kind}
          </Text>
        </div>
      </Head>
      <div>
        <Eyebrow as="h3">Readiness score</Eyebrow>
        <Score>
          <Figure>{formatScore(score)}</Figure> <span>/ 10</span>
        </Score>
      </div>
      <ScaleBand score={score} recommendation={recommendation} baseline={null} />
      <Stack $gap={2}>
        <Text as="h3" $size="20">
          {headline}
        </Text>
        <Text $quiet={2}>{text}</Text>
        <Text $quiet={2}>{effort}</Text>
      </Stack>
      {isSignedIn && <OwnPlan recommendation={recommendation} />}
    </Box>
  );
};
