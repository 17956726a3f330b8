import { SKIP_REASONS, type SkipReason } from '@stridewell/contracts/web';
import { Text, text, token } from '@stridewell/ui/core';
import { useEffect, useId, useRef } from 'react';
import styled from 'styled-components';
import { trackerWords } from './tracker-words.ts';

const Box = styled.div`
  display: grid;
  gap: ${token('space-2')};
`;

const Options = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space-2')};
`;

const Option = styled.button`
  ${text('14')}
  min-height: ${token('touch')};
  min-width: ${token('touch')};
  padding: 0 14px;
  border: 1px solid ${token('color-border-control')};
  border-radius: ${token('radius-full')};
  background: ${token('color-surface')};
  font-weight: ${token('weight-medium')};
  cursor: pointer;
  &:hover {
    background: ${token('color-surface-hover')};
  }
`;

export interface SkipReasonPickerProps {
  onPick: (reason: SkipReason) => void;
  /** Called when the runner cancels the question. Nothing is saved. */
  onLeave: () => void;
}

/** Asks for the skip reason. Takes the focus; Escape cancels. */
export const SkipReasonPicker = ({ onPick, onLeave }: SkipReasonPickerProps) => {
  const words = trackerWords();
  const id = useId();
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    first.current?.focus();
  }, []);
  return (
    <Box
      role="group"
      aria-labelledby={id}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onLeave();
      }}
    >
      <Text id={id} $medium>
        {words.whySkipped}
      </Text>
      <Options>
        {SKIP_REASONS.map((value, index) => (
          <Option key={value} type="button" {...(index === 0 && { ref: first })} onClick={() => onPick(value)}>
            {words.reasons[value]}
          </Option>
        ))}
      </Options>
    </Box>
  );
};
