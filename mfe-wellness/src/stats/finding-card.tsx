import type { Trends } from '@stridewell/contracts/web';
import { Card, Stack, Text } from '@stridewell/ui/core';
import { statsWords } from './stats-words.ts';

/** True if the trends contain a finding. Otherwise the card is not rendered. */
export const hasFinding = ({ movers, sinceInjury }: Pick<Trends, 'movers' | 'sinceInjury'>): boolean =>
  movers.length > 0 || sinceInjury !== null;

/** Card with the associations between the runner's score and other factors, and their confidence. */
export const FindingCard = ({ movers, sinceInjury }: Pick<Trends, 'movers' | 'sinceInjury'>) => {
  const { finding } = statsWords();
  const [first, ...others] = movers;
  const sure = first?.confidence ?? sinceInjury?.confidence ?? 'tendency';
  const days = first
    ? first.goodDays + first.otherDays
    : (sinceInjury?.before.days ?? 0) + (sinceInjury?.after.days ?? 0);
  return (
    <Card title={finding.title}>
      <Stack $gap={2}>
        <Text $size="14" $medium $quiet={2}>
          {finding.confidence[sure]}
        </Text>
        {first && <Text>{finding.mover(first)}</Text>}
        {(['clear', 'tendency'] as const).map((confidence) => {
          const movers = others.filter((mover) => mover.confidence === confidence);
          return (
            movers.length > 0 && (
              <Text key={confidence} $size="14" $quiet={2}>
                {finding.also(confidence, movers)}
              </Text>
            )
          );
        })}
        {sinceInjury && (
          <Text $size={first ? '14' : '16'} {...(first && { $quiet: 2 as const })}>
            {first && `${finding.confidence[sinceInjury.confidence]}: `}
            {finding.since(sinceInjury)}
          </Text>
        )}
        <Text $size="12" $quiet={3}>
          {finding.basis(days)}
        </Text>
      </Stack>
    </Card>
  );
};
