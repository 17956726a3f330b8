import { METRIC_ICONS, metricLabel, metricValue } from '@stridewell/app/screens';
import { type Metric, type Metrics, SCALES } from '@stridewell/contracts/web';
import { CardBox, token } from '@stridewell/ui/core';
import { ScalePicker, StepSlider } from '@stridewell/ui/forms';
import styled from 'styled-components';
import { answerMetric, type CheckinAnswers } from './answers.ts';
import { formWords } from './form-words.ts';

export const QuestionCard = styled(CardBox)`
  display: grid;
  gap: ${token('space-5')};
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
`;

/** Metrics with a five-step scale, which are answered with buttons. Other metrics have ten steps and use a slider. */
const BUTTON_METRICS: readonly Metric[] = ['sleep', 'stress', 'fatigue'];
const SLIDER_METRICS: readonly Metric[] = ['pain', 'readiness'];

/** The better end of each scale. */
const BETTER: Record<Metric, 'low' | 'high'> = {
  sleep: 'high',
  stress: 'low',
  fatigue: 'low',
  pain: 'low',
  readiness: 'high',
};

export interface QuestionProps {
  answers: CheckinAnswers;
  onChange: (answers: CheckinAnswers) => void;
  /** Returns the server's validation error for a field of the request body, or null if there is none. */
  errorOf: (field: string) => string | null;
}

export interface MetricQuestionsProps extends QuestionProps {
  /** Yesterday's answers, which are marked on the scales. Null if there are none. */
  yesterday: Metrics | null;
}

/** Renders the questions about the five metrics. */
export const MetricQuestions = ({ answers, onChange, errorOf, yesterday }: MetricQuestionsProps) => {
  const words = formWords();
  const question = (metric: Metric) => ({
    label: metricLabel(metric),
    icon: METRIC_ICONS[metric],
    error: errorOf(metric),
    min: SCALES[metric].min,
    max: SCALES[metric].max,
    value: answers[metric],
    isGiven: answers.given.includes(metric),
    earlier: yesterday?.[metric] ?? null,
    better: BETTER[metric],
    words: words.scale,
    describe: (value: number) => metricValue(metric, value),
    onChange: (value: number) => onChange(answerMetric(answers, metric, value)),
  });
  return (
    <QuestionCard aria-label={words.metrics}>
      {BUTTON_METRICS.map((metric) => (
        <ScalePicker key={metric} {...question(metric)} hasWords />
      ))}
      {SLIDER_METRICS.map((metric) => (
        <StepSlider key={metric} {...question(metric)} />
      ))}
    </QuestionCard>
  );
};
