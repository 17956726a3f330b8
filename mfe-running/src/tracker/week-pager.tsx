import { IconButton, Text, token } from '@stridewell/ui/core';
import styled from 'styled-components';
import { weekLabel } from '../plan/week-label.ts';
import { type TrackerWords, trackerWords } from './tracker-words.ts';

const Box = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${token('space-2')};
  padding: 0 ${token('space-2')} ${token('space-2')};
  > p {
    text-align: center;
  }
  button[aria-disabled='true'] {
    color: ${token('color-text-disabled')};
    cursor: not-allowed;
  }
`;

/** Name of a week by its distance from this week, or undefined if it has none. */
const nameOf = (offset: number, { weeks }: TrackerWords): string | undefined =>
  new Map([
    [-1, weeks.last],
    [0, weeks.this],
    [1, weeks.next],
  ]).get(offset);

export interface WeekPagerProps {
  monday: string;
  /** Number of weeks from this week. Negative for a past week. */
  offset: number;
  min: number;
  max: number;
  onChange: (offset: number) => void;
}

/**
 * Buttons to the previous and the next week. At the end of the range they keep the focus instead of being disabled.
 */
export const WeekPager = ({ monday, offset, min, max, onChange }: WeekPagerProps) => {
  const words = trackerWords();
  const name = nameOf(offset, words);
  const buttonOf = (step: -1 | 1) => ({
    'aria-disabled': (step === -1 ? offset <= min : offset >= max) || undefined,
    onClick: () => onChange(Math.min(max, Math.max(min, offset + step))),
  });
  return (
    <Box>
      <IconButton icon="chevron-left" size={20} label={words.weeks.goBack} {...buttonOf(-1)} />
      <Text $size="14" $medium aria-live="polite">
        {name ? `${name}, ${weekLabel(monday)}` : weekLabel(monday)}
      </Text>
      <IconButton icon="chevron-right" size={20} label={words.weeks.goOn} {...buttonOf(1)} />
    </Box>
  );
};
