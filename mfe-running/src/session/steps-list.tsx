import type { RepeatedSteps, SessionPart, SessionStep } from '@stridewell/contracts/web';
import { EffortSwatch } from '@stridewell/ui/charts';
import { figures, text, token } from '@stridewell/ui/core';
import styled from 'styled-components';
import { levelOf } from './effort.ts';
import { sessionWords } from './session-words.ts';
import { stepName, stepSize, type TargetOptions, targetText } from './step-words.ts';

const Steps = styled.ol`
  display: grid;
  > li + li {
    border-top: 1px solid ${token('color-border')};
  }
`;

const Step = styled.li`
  display: grid;
  grid-template-columns: 12px minmax(0, 1fr) auto;
  gap: 2px ${token('space-3')};
  align-items: center;
  padding: ${token('space-3')} 0;
  b {
    font-weight: ${token('weight-semibold')};
  }
`;

const Size = styled.span`
  ${figures}
  font-weight: ${token('weight-semibold')};
  white-space: nowrap;
`;

const Target = styled.span`
  ${text('14')}
  grid-column: 2 / -1;
  color: ${token('color-text-3')};
`;

const Repeat = styled.li`
  padding: ${token('space-3')} 0;
`;

const Box = styled.div`
  position: relative;
  padding: 0 ${token('space-4')};
  border: 1px solid ${token('color-border-control')};
  border-radius: ${token('radius-md')};
`;

const Times = styled.p`
  ${text('14')}
  position: absolute;
  top: 0;
  right: ${token('space-4')};
  transform: translateY(-50%);
  padding: 0 ${token('space-2')};
  background: ${token('color-surface')};
  color: ${token('color-accent')};
  font-weight: ${token('weight-semibold')};
`;

interface StepRowProps {
  step: SessionStep;
  options: TargetOptions;
  /** True for a recovery that is omitted after the last repetition. */
  isSkippedAtEnd: boolean;
}

const StepRow = ({ step, options, isSkippedAtEnd }: StepRowProps) => (
  <Step>
    <EffortSwatch $level={levelOf(step)} />
    <b>{stepName(step)}</b>
    <Size>{stepSize(step, options.unit)}</Size>
    <Target>
      {targetText(step, options)}
      {isSkippedAtEnd && sessionWords().notAfterLast}
    </Target>
  </Step>
);

const RepeatedPart = ({ part, options }: { part: RepeatedSteps; options: TargetOptions }) => (
  <Repeat>
    <Box>
      <Times>{sessionWords().times(part.times)}</Times>
      <PartList parts={part.steps} options={options} skipsLast={part.skipsLastRest} />
    </Box>
  </Repeat>
);

interface PartListProps {
  parts: readonly SessionPart[];
  options: TargetOptions;
  skipsLast?: boolean;
  label?: string;
}

const PartList = ({ parts, options, skipsLast = false, label }: PartListProps) => (
  <Steps {...(label && { 'aria-label': label })}>
    {parts.map((part, index) =>
      part.kind === 'repeat' ? (
        // biome-ignore lint/suspicious/noArrayIndexKey: steps have no identity other than their position
        <RepeatedPart key={index} part={part} options={options} />
      ) : (
        <StepRow
          // biome-ignore lint/suspicious/noArrayIndexKey: steps have no identity other than their position
          key={index}
          step={part}
          options={options}
          isSkippedAtEnd={skipsLast && index === parts.length - 1}
        />
      ),
    )}
  </Steps>
);

export interface StepsListProps extends Partial<TargetOptions> {
  parts: readonly SessionPart[];
}

/**
 * The steps of a session in order, with their targets. Repeated steps are in a box that shows the number of
 * repetitions.
 */
export const StepsList = ({ parts, show = 'pace', unit = 'km', thresholdHeartRate = null }: StepsListProps) => (
  <PartList parts={parts} options={{ show, unit, thresholdHeartRate }} label={sessionWords().steps} />
);
