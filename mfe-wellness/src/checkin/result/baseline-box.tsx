import { scoreText } from '@stridewell/app/screens';
import { type Baseline, usualRange } from '@stridewell/contracts/web';
import { media, Text, token } from '@stridewell/ui/core';
import styled from 'styled-components';
import { type ResultWords, resultWords } from './result-words.ts';

const tenths = (value: number): number => Math.round(Number(value.toFixed(1)) * 10);

/**
 * Formats the signed difference between the raw score and the runner's normal score, such as "−0.4", "+1.2" or "0.0".
 */
const differenceFromBaseline = (raw: number, { mean }: Baseline): string => {
  const distance = tenths(raw) - tenths(mean);
  const sign = distance > 0 ? '+' : distance < 0 ? '−' : '';
  return `${sign}${scoreText(Math.abs(distance) / 10)}`;
};

/** Compares the raw score with the usual range. */
const baselineComparison = (raw: number, baseline: Baseline, words: ResultWords): string => {
  const { low, high } = usualRange(baseline);
  const place = tenths(raw) < tenths(low) ? 'below' : tenths(raw) > tenths(high) ? 'above' : 'within';
  return words.range(words.place[place], scoreText(low), scoreText(high), baseline.days);
};

const Well = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${token('space-3')} ${token('space-6')};
  align-items: end;
  margin-top: ${token('space-4')};
  padding: ${token('space-4')};
  border-radius: ${token('radius-md')};
  background: ${token('color-surface-sunken')};
  ${media.phone} {
    > :last-child {
      grid-column: 1 / -1;
    }
  }
  ${media.wide} {
    align-items: center;
    grid-template-columns: auto auto minmax(0, 1fr);
  }
`;

const Figure = ({ label, value }: { label: string; value: string }) => (
  <div>
    <Text $size="14" $quiet={3}>
      {label}
    </Text>
    <Text $size="20" $figures>
      {value}
    </Text>
  </div>
);

export interface BaselineBoxProps {
  /** Score computed from the answers, before any limit. */
  raw: number;
  /** True if a limit lowered today's score. */
  isLimited: boolean;
  baseline: Baseline;
  /** Lines about the trend from the server's message, shown before the comparison. */
  trend: readonly string[];
}

/** Box that compares today's answers with the runner's own normal. */
export const BaselineBox = ({ raw, isLimited, baseline, trend }: BaselineBoxProps) => {
  const words = resultWords();
  return (
    <Well>
      <Figure label={words.normal} value={scoreText(baseline.mean)} />
      <Figure label={isLimited ? words.answersToday : words.difference} value={differenceFromBaseline(raw, baseline)} />
      <Text $size="14" $quiet={2}>
        {[...trend, baselineComparison(raw, baseline, words), ...(isLimited ? [words.limited] : [])].join(' ')}
      </Text>
    </Well>
  );
};
