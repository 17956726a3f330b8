import { byWeight, type DayMessage } from '@stridewell/app/core';
import { FactorRow, Factors, scoreText } from '@stridewell/app/screens';
import {
  type CheckinAnswer,
  decidingPain,
  type Factor,
  type Metric,
  painOf,
  shownPoints,
} from '@stridewell/contracts/web';
import { Card, CardFoot, Stack, Text, text, token } from '@stridewell/ui/core';
import styled from 'styled-components';
import { BaselineBox } from './baseline-box.tsx';
import { resultWords } from './result-words.ts';

/** Returns the points lost by an answer, as a whole number of hundredths, so that ties are detected reliably. */
const hundredths = ({ max, contribution }: Factor): number => Math.round((max - contribution) * 100);

/** Returns the metrics that lost the most points: several if there is a tie, none if no points were lost. */
const largestLosses = (factors: readonly Factor[]): Metric[] => {
  const most = Math.max(0, ...factors.map(hundredths));
  return most === 0 ? [] : factors.filter((factor) => hundredths(factor) === most).map(({ metric }) => metric);
};

const painFirst = (factors: readonly Factor[]): Factor[] =>
  [...factors].sort((a, b) => Number(b.metric === 'pain') - Number(a.metric === 'pain'));

const Sums = styled.dl`
  ${text('14')}
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${token('space-1')} ${token('space-4')};
  margin-top: ${token('space-4')};
  padding-top: ${token('space-4')};
  border-top: 1px solid ${token('color-border')};
  color: ${token('color-text-2')};
  dd {
    color: ${token('color-text')};
    font-weight: ${token('weight-semibold')};
    font-variant-numeric: tabular-nums;
  }
`;

/** Small distance from the title, because the legend explains it. */
const Legend = styled(Text)`
  margin: -12px 0 ${token('space-3')};
`;

export interface WhyCardProps {
  answer: CheckinAnswer;
  lines: DayMessage;
}

/**
 * Card that explains the score: the points for each answer, the cap if one applies, and the baseline (after seven
 * check-ins).
 */
export const WhyCard = ({ answer, lines }: WhyCardProps) => {
  const words = resultWords();
  const { score, explanation } = answer;
  const { raw, factors, cap, baseline } = explanation;
  const byPain = painOf(answer) > 0 && decidingPain(painOf(answer), cap) !== null;
  const down = [...largestLosses(factors), ...(byPain ? ['pain'] : [])];
  const rows = byWeight(factors);
  const points = shownPoints(explanation);
  // If there is a baseline, the baseline box shows the trend lines.
  const foot = [...(lines.score ? [lines.score] : []), ...(baseline ? [] : lines.rest)];
  const largest = Math.max(...factors.map((factor) => factor.max));
  return (
    <Card
      title={words.why(scoreText(score))}
      aside={
        <Text as="span" $size="14" $quiet={3}>
          {words.points}
        </Text>
      }
    >
      <Legend $size="12" $quiet={3}>
        {words.longer}
      </Legend>
      <Factors aria-label={words.answers}>
        {(byPain ? painFirst(rows) : rows).map((factor) => (
          <FactorRow
            key={factor.metric}
            factor={factor}
            points={points[factors.indexOf(factor)]}
            largest={largest}
            down={down.includes(factor.metric)}
          />
        ))}
      </Factors>
      <Sums>
        <dt>{words.together}</dt>
        <dd>{scoreText(raw)}</dd>
        {cap && (
          <>
            <dt>{words.limit(cap.reason)}</dt>
            <dd>{scoreText(cap.limit)}</dd>
          </>
        )}
      </Sums>
      {foot.length > 0 && (
        <CardFoot>
          <Stack $gap={2}>
            {foot.map((line) => (
              <Text key={line} $size="14" $quiet={2}>
                {line}
              </Text>
            ))}
          </Stack>
        </CardFoot>
      )}
      {baseline && <BaselineBox raw={raw} isLimited={cap !== null} baseline={baseline} trend={lines.rest} />}
    </Card>
  );
};
