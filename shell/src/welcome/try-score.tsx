import { METRIC_ICONS, metricLabel, metricValue, ScoreCard } from '@stridewell/app/screens';
import {
  METRICS,
  type Metric,
  type Metrics,
  RECOMMENDATION_COPY,
  RECOMMENDATION_COPY_NB,
  SCALES,
  scoreOfAnswers,
} from '@stridewell/contracts/web';
import { Button, CardBox, Stack, Text, token } from '@stridewell/ui/core';
import { ScalePicker, StepSlider } from '@stridewell/ui/forms';
import { useState } from 'react';
import styled from 'styled-components';
import { useWelcomeWords } from '../words/welcome-words.ts';
import { useShellLanguage } from '../words/words.ts';

const Box = styled(CardBox)`
  display: grid;
  gap: ${token('space-6')};
  grid-template-columns: minmax(0, 1fr);
`;

const INITIAL = Object.fromEntries(METRICS.map((metric) => [metric, SCALES[metric].initial])) as Metrics;

/** Metrics with ten steps, which are answered with a slider, as in the check-in. */
const SLIDERS: ReadonlySet<Metric> = new Set(['pain', 'readiness']);

/**
 * The five questions of the check-in with the resulting score, which is computed in the browser. Nothing is stored or
 * sent, and the answers are lost when the screen is closed.
 */
export default function TryScore({ onKeep }: { onKeep: () => void }) {
  const words = useWelcomeWords().tryScore;
  const copies = useShellLanguage() === 'nb' ? RECOMMENDATION_COPY_NB : RECOMMENDATION_COPY;
  const [answers, setAnswers] = useState(INITIAL);
  const { score, recommendation } = scoreOfAnswers(answers);
  return (
    <Stack $gap={4}>
      <Box aria-label={words.label}>
        {METRICS.map((metric) => {
          const Question = SLIDERS.has(metric) ? StepSlider : ScalePicker;
          return (
            <Question
              key={metric}
              label={metricLabel(metric)}
              icon={METRIC_ICONS[metric]}
              min={SCALES[metric].min}
              max={SCALES[metric].max}
              value={answers[metric]}
              describe={(value) => metricValue(metric, value)}
              {...(words.scale && { words: words.scale })}
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
          label={words.score}
          headline={copies[recommendation].headline}
        >
          <Text $quiet={2}>{copies[recommendation].text}</Text>
        </ScoreCard>
      </div>
      <Text $size="14" $quiet={2}>
        {words.note}
      </Text>
      <Button wide onClick={onKeep}>
        {words.keep}
      </Button>
    </Stack>
  );
}
