import { METRIC_ICONS, ScoreCard } from '@stridewell/app/screens';
import {
  describeValue,
  METRIC_LABELS,
  METRICS,
  type Metric,
  type Metrics,
  RECOMMENDATION_COPY,
  SCALES,
  scoreOfAnswers,
} from '@stridewell/contracts/web';
import { Button, CardBox, Stack, Text, token } from '@stridewell/ui/core';
import { ScalePicker, StepSlider } from '@stridewell/ui/forms';
import { useState } from 'react';
import styled from 'styled-components';

const Box = styled(CardBox)`
  display: grid;
  gap: ${token('space-6')};
  grid-template-columns: minmax(0, 1fr);
`;

const INITIAL = Object.fromEntries(METRICS.map((metric) => [metric, SCALES[metric].initial])) as Metrics;

/** Metrics with ten steps, which are answered with a slider, as in the check-in. */
const SLIDERS: ReadonlySet<Metric> = new Set(['pain', 'readiness']);

/**
 * The five answers of the check-in with the score that they give, computed in the browser. Nothing is stored or sent:
 * the answers are gone when the screen is left.
 */
export default function TryScore({ onKeep }: { onKeep: () => void }) {
  const [answers, setAnswers] = useState(INITIAL);
  const { score, recommendation } = scoreOfAnswers(answers);
  return (
    <Stack $gap={4}>
      <Box aria-label="Try the score">
        {METRICS.map((metric) => {
          const Question = SLIDERS.has(metric) ? StepSlider : ScalePicker;
          return (
            <Question
              key={metric}
              label={METRIC_LABELS[metric]}
              icon={METRIC_ICONS[metric]}
              min={SCALES[metric].min}
              max={SCALES[metric].max}
              value={answers[metric]}
              describe={(value) => describeValue(metric, value)}
              onChange={(value) => setAnswers({ ...answers, [metric]: value })}
            />
          );
        })}
      </Box>
      <div aria-live="polite">
        <ScoreCard
          score={score}
          recommendation={recommendation}
          baseline={null}
          label="Your score with these answers"
          headline={RECOMMENDATION_COPY[recommendation].headline}
        >
          <Text $quiet={2}>{RECOMMENDATION_COPY[recommendation].text}</Text>
        </ScoreCard>
      </div>
      <Text $size="14" $quiet={2}>
        This stays on your screen. Nothing is stored before you have an account.
      </Text>
      <Button wide onClick={onKeep}>
        Keep it: create an account
      </Button>
    </Stack>
  );
}
