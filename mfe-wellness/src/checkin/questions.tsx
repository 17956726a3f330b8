import { describeValue, METRIC_LABELS, type Metric, SCALES } from '@stridewell/contracts/web';
import { CardBox, METRIC_ICONS, token } from '@stridewell/ui/core';
import { ScalePicker, StepSlider } from '@stridewell/ui/forms';
import styled from 'styled-components';
import type { Answers } from './answers.ts';

/** A card of questions, further from each other than the parts of one. */
export const QuestionCard = styled(CardBox)`
  display: grid;
  gap: ${token('space-6')};
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
`;

/** Asked with buttons: few steps. Pain and readiness have too many and are asked with sliders. */
const PICKED: readonly Metric[] = ['sleep', 'stress', 'fatigue'];
const SLID: readonly Metric[] = ['pain', 'readiness'];

export interface PartProps {
  answers: Answers;
  onChange: (answers: Answers) => void;
  /** What the server found wrong with a field of the body, if anything. */
  errorOf: (field: string) => string | null;
}

/** The five metrics. Each tells its value in words and what both ends of its scale mean. */
export const MetricQuestions = ({ answers, onChange, errorOf }: PartProps) => {
  const question = (metric: Metric) => ({
    label: METRIC_LABELS[metric],
    icon: METRIC_ICONS[metric],
    error: errorOf(metric),
    min: SCALES[metric].min,
    max: SCALES[metric].max,
    value: answers[metric],
    describe: (value: number) => describeValue(metric, value),
    onChange: (value: number) => onChange({ ...answers, [metric]: value }),
  });
  return (
    <QuestionCard aria-label="How you are">
      {PICKED.map((metric) => (
        <ScalePicker key={metric} {...question(metric)} />
      ))}
      {SLID.map((metric) => (
        <StepSlider key={metric} {...question(metric)} />
      ))}
    </QuestionCard>
  );
};
