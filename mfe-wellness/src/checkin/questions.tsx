import { METRIC_ICONS } from '@stridewell/app/screens';
import { describeValue, METRIC_LABELS, type Metric, SCALES } from '@stridewell/contracts/web';
import { CardBox, token } from '@stridewell/ui/core';
import { ScalePicker, StepSlider } from '@stridewell/ui/forms';
import styled from 'styled-components';
import type { CheckinAnswers } from './answers.ts';

export const QuestionCard = styled(CardBox)`
  display: grid;
  gap: ${token('space-6')};
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
`;

/** Metrics with a five-step scale, which are answered with buttons. Other metrics have ten steps and use a slider. */
const BUTTON_METRICS: readonly Metric[] = ['sleep', 'stress', 'fatigue'];
const SLIDER_METRICS: readonly Metric[] = ['pain', 'readiness'];

export interface QuestionProps {
  answers: CheckinAnswers;
  onChange: (answers: CheckinAnswers) => void;
  /** Returns the server's validation error for a field of the request body, or null if there is none. */
  errorOf: (field: string) => string | null;
}

/** Renders the questions about the five metrics. */
export const MetricQuestions = ({ answers, onChange, errorOf }: QuestionProps) => {
  const question = (metric: Metric) => ({
    label: METRIC_LABELS[metric],
    icon: METRIC_ICONS[metric],
    error: errorOf(metric),
    min: SCALES[metric].min,
    max: SCALES[metric].max,
    value: answers[metric],
    describe: (value: number) => describeValue(metric, value),
    onChange: (value: number) =>
      onChange({ ...answers, [metric]: value, painGiven: answers.painGiven || metric === 'pain' }),
  });
  return (
    <QuestionCard aria-label="How you are">
      {BUTTON_METRICS.map((metric) => (
        <ScalePicker key={metric} {...question(metric)} />
      ))}
      {SLIDER_METRICS.map((metric) => (
        <StepSlider key={metric} {...question(metric)} />
      ))}
    </QuestionCard>
  );
};
