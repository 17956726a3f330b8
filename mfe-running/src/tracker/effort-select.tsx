import { Icon, text, token } from '@stridewell/ui/core';
import styled from 'styled-components';
import { EFFORTS, effortWord } from './effort.ts';
import { effortWords } from './effort-words.ts';

const Box = styled.span`
  position: relative;
  display: block;
  width: 200px;
  max-width: 100%;
  svg {
    position: absolute;
    top: 14px;
    right: 10px;
    color: ${token('color-text-3')};
    pointer-events: none;
  }
`;

const Select = styled.select`
  ${text('14')}
  width: 100%;
  height: ${token('touch')};
  padding: 0 28px 0 ${token('space-3')};
  border: 1px solid ${token('color-border-control')};
  border-radius: ${token('radius-md')};
  background: ${token('color-surface')};
  text-overflow: ellipsis;
  appearance: none;
`;

export interface EffortSelectProps {
  label: string;
  effort: number | null;
  onChange: (effort: number | null) => void;
}

/** A native select of the perceived effort, for the rows of the tracker. */
export const EffortSelect = ({ label, effort, onChange }: EffortSelectProps) => {
  const words = effortWords();
  return (
    <Box>
      <Select
        aria-label={label}
        value={effort ?? ''}
        onChange={({ target }) => onChange(target.value === '' ? null : Number(target.value))}
      >
        <option value="">{words.unanswered}</option>
        {EFFORTS.map((value) => (
          <option key={value} value={value}>
            {words.option(value, effortWord(value))}
          </option>
        ))}
      </Select>
      <Icon name="chevron-down" size={16} />
    </Box>
  );
};
