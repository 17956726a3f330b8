import { type DayMessage, toneOf } from '@stridewell/app/core';
import { ScaleBand, scaleWords, scoreText } from '@stridewell/app/screens';
import { adviceFor, type CheckinAnswer, type Recommendation } from '@stridewell/contracts/web';
import { CardBox, Eyebrow, figures, Hidden, Icon, Stack, Text, text, token, tone } from '@stridewell/ui/core';
import { useEffect, useId, useState } from 'react';
import styled, { css, keyframes } from 'styled-components';
import { resultWords } from './result-words.ts';
import { prefersReducedMotion, useCountUp } from './use-count-up.ts';

const TRAVEL = '600ms';
const EASE = token('ease-out');

const travel = keyframes`
  from { left: var(--from); }
`;
const draw = keyframes`
  from { clip-path: inset(-12px 100% -12px 0); }
  to { clip-path: inset(-12px 0 -12px 0); }
`;
const land = keyframes`
  from { opacity: 0; transform: translateY(8px); }
`;
const glow = keyframes`
  50% { box-shadow: 0 0 16px 4px color-mix(in srgb, var(--solid) 70%, transparent); }
`;

/**
 * Draws the scale, moves the pin from the baseline mean to today's score and then shows the recommendation. Push glows
 * once.
 */
const moving = css`
  [data-scale] {
    animation: ${draw} ${TRAVEL} ${EASE} backwards;
  }
  [data-pin] {
    animation: ${travel} ${TRAVEL} ${EASE} backwards;
  }
  [data-word] {
    animation: ${land} ${token('duration-slow')} ${EASE} ${TRAVEL} backwards;
  }
  &[data-glows] [data-band='Push'] {
    animation: ${glow} 900ms ease-in-out ${TRAVEL};
  }
`;

const Box = styled(CardBox)<{ $of: Recommendation; $moves: boolean }>`
  ${({ $of }) => tone($of && toneOf($of))}
  display: flex;
  flex-direction: column;
  ${({ $moves }) => $moves && moving}
`;

const Score = styled.p`
  ${figures}
  display: flex;
  align-items: baseline;
  gap: ${token('space-2')};
  margin: auto 0 ${token('space-3')};
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

const Words = styled(Stack)`
  margin-bottom: auto;
  padding-top: ${token('space-2')};
`;

const Word = styled.p`
  ${text('28')}
  display: flex;
  align-items: center;
  gap: ${token('space-2')};
  color: var(--fg);
`;

const HAPTIC_MS = 10;
const TRAVEL_MS = 600;

/** Recommendations that are shown without animation. */
const STILL: ReadonlySet<Recommendation> = new Set(['Recover', 'Reset']);

export interface StageProps {
  answer: CheckinAnswer;
  lines: DayMessage;
  headline: string;
  /** Kind of the day, such as "Moderate intensity". Null if the headline describes the plan's action. */
  kind: string | null;
  /** True for a check-in that has just been sent, whose score is animated. */
  fresh: boolean;
  /** True if a safety text or a warning about high pain is shown above the score. */
  isUrgent: boolean;
}

/** The first view of the result: the score, its position on the scale and the recommendation. */
export const Stage = ({ answer, lines, headline, kind, fresh, isUrgent }: StageProps) => {
  const id = useId();
  const words = resultWords();
  const { score, recommendation, explanation } = answer;
  const { baseline } = explanation;
  const [isMoving] = useState(() => fresh && !isUrgent && !STILL.has(recommendation) && !prefersReducedMotion());
  const from = baseline?.mean ?? 0;
  const displayed = useCountUp(score, from, isMoving);
  useEffect(() => {
    if (!isMoving) return;
    const timer = setTimeout(() => navigator.vibrate?.(HAPTIC_MS), TRAVEL_MS);
    return () => clearTimeout(timer);
  }, [isMoving]);
  const advice = adviceFor(recommendation, score, baseline);
  return (
    <Box
      $of={recommendation}
      $moves={isMoving}
      data-glows={recommendation === 'Push' || undefined}
      aria-labelledby={id}
      style={{ '--from': `${from * 10}%` } as React.CSSProperties}
    >
      <Eyebrow id={id}>{words.score}</Eyebrow>
      <Score>
        <Hidden>{`${scoreText(score)} / 10`}</Hidden>
        <Figure aria-hidden="true">{scoreText(displayed)}</Figure>
        <Of aria-hidden="true">/ 10</Of>
      </Score>
      <div data-scale>
        <ScaleBand score={score} recommendation={recommendation} baseline={baseline} words={scaleWords()} />
      </div>
      <Words $gap={1}>
        <Word data-word>
          <Icon name={toneOf(recommendation)} size={24} />
          <span>{recommendation}</span>
        </Word>
        <Text as="h3" $size="20">
          {headline}
        </Text>
        {kind !== null && <Text $quiet={2}>{kind}</Text>}
        {lines.override && <Text $medium>{lines.override}</Text>}
        {advice !== recommendation && kind !== null && !lines.isStopped && (
          <Text $medium>{words.takeAs(recommendation, advice)}</Text>
        )}
        {!isUrgent && STILL.has(recommendation) && <Text $quiet={2}>{words.restCounts}</Text>}
      </Words>
    </Box>
  );
};
