import { figures, Row, Text, TextButton, text, token } from '@stridewell/ui/core';
import { useId } from 'react';
import styled from 'styled-components';
import { EFFORTS, effortWord } from './effort.ts';

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
  padding: 0;
  margin-bottom: ${token('space-2')};
  font-weight: ${token('weight-medium')};
`;

const Steps = styled.div`
  ${figures}
  display: grid;
  grid-template-columns: repeat(5, minmax(44px, 1fr));
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

export interface EffortPickerProps {
  effort: number | null;
  onChange: (effort: number | null) => void;
}

/** Ten steps of perceived effort, with the answer in words and both ends named. */
export const EffortPicker = ({ effort, onChange }: EffortPickerProps) => {
  const name = useId();
  return (
    <Group>
      <Legend>How hard was it?</Legend>
      <Steps>
        {EFFORTS.map((step) => (
          <Step key={step}>
            <input
              type="radio"
              name={name}
              value={step}
              aria-label={`${step}, ${effortWord(step)}`}
              checked={effort === step}
              onChange={() => onChange(step)}
            />
            <span aria-hidden="true">{step}</span>
          </Step>
        ))}
      </Steps>
      <Row $between>
        <Text $size="12" $quiet={3} aria-hidden="true">
          {effort === null ? '1 very light, 10 all you have' : `${effort}: ${effortWord(effort)}`}
        </Text>
        {effort !== null && <TextButton onClick={() => onChange(null)}>Clear effort</TextButton>}
      </Row>
    </Group>
  );
};
