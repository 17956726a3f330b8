import { figures, Row, Text, TextButton, text, token } from '@stridewell/ui/core';
import { FieldError } from '@stridewell/ui/forms';
import { useId } from 'react';
import styled from 'styled-components';

const Group = styled.fieldset`
  display: grid;
  gap: ${token('space-2')};
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
`;

const Legend = styled.legend`
  ${text('14')}
  display: flex;
  justify-content: space-between;
  width: 100%;
  padding: 0;
  margin-bottom: ${token('space-2')};
  font-weight: ${token('weight-medium')};
  span {
    color: ${token('color-text-3')};
    font-weight: ${token('weight-regular')};
  }
`;

const Steps = styled.div<{ $columns: number }>`
  ${figures}
  display: grid;
  grid-template-columns: repeat(${({ $columns }) => $columns}, minmax(44px, 1fr));
  gap: ${token('space-2')};
`;

const Step = styled.label`
  ${text('16')}
  position: relative;
  display: grid;
  place-items: center;
  min-height: ${token('touch')};
  border: 1px solid ${token('color-border-control')};
  border-radius: ${token('radius-md')};
  background: ${token('color-surface')};
  font-weight: ${token('weight-medium')};
  cursor: pointer;
  &:hover {
    background: ${token('color-surface-hover')};
  }
  &:has(:checked) {
    border-color: ${token('color-accent')};
    box-shadow: 0 0 0 1px ${token('color-accent')};
    background: ${token('color-accent-bg')};
    color: ${token('color-accent')};
    font-weight: ${token('weight-semibold')};
  }
  &:has(:focus-visible) {
    outline: 2px solid ${token('color-focus')};
    outline-offset: 2px;
  }
  input {
    position: absolute;
    inset: -1px;
    width: calc(100% + 2px);
    height: calc(100% + 2px);
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }
`;

export interface StepPickerProps {
  /** Text of the question. */
  legend: string;
  steps: readonly number[];
  /** Number of steps in one row. */
  columns: number;
  value: number | null;
  /** Returns a step in words, such as "easy" for 3. */
  describe: (step: number) => string;
  /** Labels of both ends of the scale, shown until there is an answer. */
  ends: string;
  /** Text of the button that removes the answer. */
  clearText: string;
  onChange: (value: number | null) => void;
  /** Text next to the question, such as "Optional". */
  aside?: string;
  error?: string | undefined;
}

/** A question with one numbered button for each step, with the answer in words and a label at both ends. */
export const StepPicker = ({
  legend,
  steps,
  columns,
  value,
  describe,
  ends,
  clearText,
  onChange,
  aside,
  error,
}: StepPickerProps) => {
  const name = useId();
  return (
    <Group>
      <Legend>
        {legend}
        {aside && <span aria-hidden="true">{aside}</span>}
      </Legend>
      <Steps $columns={columns}>
        {steps.map((step) => (
          <Step key={step}>
            <input
              type="radio"
              name={name}
              value={step}
              aria-label={`${step}, ${describe(step)}`}
              aria-invalid={error ? true : undefined}
              aria-describedby={error ? `${name}-error` : undefined}
              checked={value === step}
              onChange={() => onChange(step)}
            />
            <span aria-hidden="true">{step}</span>
          </Step>
        ))}
      </Steps>
      {error && <FieldError id={`${name}-error`}>{error}</FieldError>}
      <Row $between>
        <Text $size="12" $quiet={3} aria-hidden="true">
          {value === null ? ends : `${value}: ${describe(value)}`}
        </Text>
        {value !== null && <TextButton onClick={() => onChange(null)}>{clearText}</TextButton>}
      </Row>
    </Group>
  );
};
