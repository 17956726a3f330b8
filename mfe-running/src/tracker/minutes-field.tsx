import { LOG_MINUTES_MAX } from '@stridewell/contracts/web';
import { Text, text, token } from '@stridewell/ui/core';
import { FieldError, Input } from '@stridewell/ui/forms';
import { useId, useState } from 'react';
import styled from 'styled-components';
import { trackerWords } from './tracker-words.ts';

const Box = styled.div`
  display: grid;
  gap: ${token('space-1')};
  min-width: 0;
`;

const Line = styled.span`
  ${text('14')}
  display: flex;
  align-items: center;
  gap: 6px;
  color: ${token('color-text-2')};
`;

const SmallInput = styled(Input)`
  ${text('14')}
  width: 68px;
  height: ${token('touch')};
`;

export interface MinutesFieldProps {
  label: string;
  minutes: number | null;
  onChange: (minutes: number | null) => void;
  /** True to show the label. By default it is only the accessible name. */
  isLabelled?: boolean;
}

/** Returns the parsed minutes, null for empty input, or undefined for invalid input. */
const parseMinutes = (typed: string): number | null | undefined => {
  if (typed.trim() === '') return null;
  const value = /^\d{1,5}$/.test(typed.trim()) ? Number(typed) : Number.NaN;
  return value <= LOG_MINUTES_MAX ? value : undefined;
};

/** Optional duration of a session, saved on blur or Enter. */
export const MinutesField = ({ label, minutes, onChange, isLabelled = false }: MinutesFieldProps) => {
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const [isInvalid, setIsInvalid] = useState(false);
  const save = (): void => {
    if (typed === null) return;
    const value = parseMinutes(typed);
    setIsInvalid(value === undefined);
    if (value === undefined) return;
    setTyped(null);
    if (value !== minutes) onChange(value);
  };
  return (
    <Box>
      {isLabelled && (
        <Text $size="14" $medium aria-hidden="true">
          {label}
        </Text>
      )}
      <Line>
        <SmallInput
          aria-label={label}
          aria-invalid={isInvalid || undefined}
          aria-describedby={isInvalid ? id : undefined}
          inputMode="numeric"
          autoComplete="off"
          placeholder="–"
          value={typed ?? String(minutes ?? '')}
          onChange={(event) => setTyped(event.target.value)}
          onBlur={save}
          onKeyDown={(event) => {
            if (event.key === 'Enter') save();
          }}
        />
        <span aria-hidden="true">min</span>
      </Line>
      {isInvalid && <FieldError id={id}>{trackerWords().minutesLimit(LOG_MINUTES_MAX)}</FieldError>}
    </Box>
  );
};
