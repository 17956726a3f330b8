import type { Baseline } from '@stridewell/contracts/web';
import { formatScore, media, Text, token } from '@stridewell/ui/core';
import styled from 'styled-components';
import { baselineComparison, differenceFromBaseline } from './baseline.ts';

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
  /** The message's lines about the trend, shown before the range. */
  trend: readonly string[];
}

/** Compares today's score with the runner's baseline of the last 28 days. */
export const BaselineBox = ({ score, baseline, trend }: BaselineBoxProps) => (
  <Well>
    <Figure label="Your 28-day normal" value={formatScore(baseline.mean)} />
    <Figure label="Today" value={differenceFromBaseline(score, baseline)} />
    <Text $size="14" $quiet={2}>
      {[...trend, baselineComparison(score, baseline)].join(' ')}
    </Text>
  </Well>
);
