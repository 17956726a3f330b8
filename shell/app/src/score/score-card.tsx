import type { Baseline, Recommendation } from '@stridewell/contracts/web';
import { CardBox, Eyebrow, figures, Hidden, Row, text, token, tone } from '@stridewell/ui/core';
import { type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { RecommendationBadge, toneOf } from './recommendation-badge.tsx';
import { ScaleBand } from './scale-band.tsx';
import { scaleWords, scoreText } from './scale-words.ts';

const Box = styled(CardBox)<{ $of: Recommendation }>`
  ${({ $of }) => tone(toneOf($of))}
  display: flex;
  flex-direction: column;
  background: var(--bg);
  border-color: var(--line);
`;

const Score = styled.p`
  ${figures}
  display: flex;
  align-items: baseline;
  gap: ${token('space-2')};
  margin: ${token('space-1')} 0 ${token('space-3')};
`;

const Figure = styled.span`
  margin-left: -3px;
  font-size: ${token('text-score')};
  line-height: ${token('leading-score')};
  font-weight: ${token('weight-semibold')};
  letter-spacing: ${token('tracking-figure')};
`;

const Of = styled.span`
  font-size: ${token('text-20')};
  line-height: ${token('leading-20')};
  color: ${token('color-text-3')};
  white-space: nowrap;
`;

const HeadlineRow = styled(Row)`
  margin-top: ${token('space-3')};
  min-height: 28px;
  a {
    margin: -8px 0;
  }
`;

const Headline = styled.h3`
  ${text('20')}
`;

export interface ScoreCardProps {
  /** Readiness score from 0 to 10, shown with one decimal place. */
  score: number;
  recommendation: Recommendation;
  baseline: Baseline | null;
  headline: string;
  /** Label above the score. Default "Readiness score". */
  label?: string;
  /** Link to the explanation of the score, next to the headline. */
  why?: ReactNode;
  /** Content below the headline: reasons, text and at most one action. */
  children?: ReactNode;
}

/** Card with a day's readiness score, the score's position on the scale and the recommendation. */
export const ScoreCard = (props: ScoreCardProps) => {
  const { score, recommendation, baseline, headline, label = 'Readiness score', why, children } = props;
  const id = useId();
  return (
    <Box $of={recommendation} aria-labelledby={id}>
      <Row $between>
        <Eyebrow id={id}>{label}</Eyebrow>
        <RecommendationBadge recommendation={recommendation} />
      </Row>
      <Score>
        <Hidden>{`${scoreText(score)} / 10`}</Hidden>
        <Figure aria-hidden="true">{scoreText(score)}</Figure>
        <Of aria-hidden="true">/ 10</Of>
      </Score>
      <ScaleBand score={score} recommendation={recommendation} baseline={baseline} words={scaleWords()} />
      <HeadlineRow $between>
        <Headline>{headline}</Headline>
        {why}
      </HeadlineRow>
      {children}
    </Box>
  );
};
