import { scoreText } from '@stridewell/app/screens';
import type { Baseline } from '@stridewell/contracts/web';
import { media, Text, token } from '@stridewell/ui/core';
import styled from 'styled-components';
import { type ResultWords, resultWords } from './result-words.ts';

/** Converts a value to a whole number of tenths, so that computed differences match the displayed values. */
const tenths = (value: number): number => Math.round(value * 10);
const withinScale = (value: number): number => Math.min(10, Math.max(0, value));

/** Formats the signed difference between the score and the baseline mean, such as "−0.4", "+1.2" or "0.0". */
const differenceFromBaseline = (score: number, { mean }: Baseline): string => {
  const distance = tenths(score) - tenths(mean);
  const sign = distance > 0 ? '+' : distance < 0 ? '−' : '';
  return `${sign}${scoreText(Math.abs(distance) / 10)}`;
};

/** Compares the score with the baseline range (mean ± one standard deviation, clamped to 0–10). */
const baselineComparison = (score: number, { mean, sd, days }: Baseline, words: ResultWords): string => {
  const low = withinScale(mean - sd);
  const high = withinScale(mean + sd);
  const place = tenths(score) < tenths(low) ? 'below' : tenths(score) > tenths(high) ? 'above' : 'within';
  return words.range(words.place[place], scoreText(low), scoreText(high), days);
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
  score: number;
  baseline: Baseline;
  /** Lines about the trend from the server's message, shown before the comparison. */
  trend: readonly string[];
}

/** Box that compares today's score with the baseline for the last 28 days. */
export const BaselineBox = ({ score, baseline, trend }: BaselineBoxProps) => {
  const words = resultWords();
  return (
    <Well>
      <Figure label={words.normal} value={scoreText(baseline.mean)} />
      <Figure label={words.difference} value={differenceFromBaseline(score, baseline)} />
      <Text $size="14" $quiet={2}>
        {[...trend, baselineComparison(score, baseline, words)].join(' ')}
      </Text>
    </Well>
  );
};
