import { Icon, text, token } from '@stridewell/ui/core';
import type { Ref } from 'react';
import styled from 'styled-components';
import { STATUSES } from './statuses.ts';
import type { DayStatus } from './tracker-days.ts';
import { trackerWords } from './tracker-words.ts';

const Box = styled.span`
  position: relative;
  display: block;
  width: 136px;
  max-width: 100%;
  > svg {
    position: absolute;
    top: 12px;
    left: 12px;
    color: var(--fg);
    pointer-events: none;
  }
  > svg:last-child {
    top: 14px;
    left: auto;
    right: 10px;
    color: ${token('color-text-3')};
  }
`;

const Select = styled.select`
  ${text('14')}
  width: 100%;
  height: ${token('touch')};
  padding: 0 28px 0 40px;
  border: 1px solid ${token('color-border-control')};
  border-radius: ${token('radius-md')};
  background: ${token('color-surface')};
  color: var(--fg);
  font-weight: ${token('weight-medium')};
  appearance: none;
`;

const ALL = Object.keys(STATUSES) as DayStatus[];

export interface StatusSelectProps {
  ref?: Ref<HTMLSelectElement>;
  label: string;
  value: DayStatus;
  onChange: (status: DayStatus) => void;
}

/** A native select of the statuses, with the icon of the selected one. */
export const StatusSelect = ({ ref, label, value, onChange }: StatusSelectProps) => {
  const { statuses } = trackerWords();
  return (
    <Box>
      <Icon name={STATUSES[value].icon} size={20} />
      <Select
        ref={ref}
        aria-label={label}
        value={value}
        onChange={(event) => onChange(ALL.find((status) => status === event.target.value) ?? 'none')}
      >
        {ALL.map((status) => (
          <option key={status} value={status}>
            {statuses[status]}
          </option>
        ))}
      </Select>
      <Icon name="chevron-down" size={16} />
    </Box>
  );
};
