import type { PhysioCheckin } from '@stridewell/contracts/web';
import { Card, Stack, Text } from '@stridewell/ui/core';
import { averagesOf, insightsOf } from './progress-rules.ts';

/** Shows the insights for the selected range, or a message when there are no insights. */
export const Insights = ({ checkins }: { checkins: readonly PhysioCheckin[] }) => {
  const insights = insightsOf(averagesOf(checkins));
  return (
    <Card title="Insights">
      <Stack $gap={2} as="ul" aria-label="Insights">
        {insights.map(({ id, text }) => (
          <li key={id}>{text}</li>
        ))}
        {insights.length === 0 && (
          <Text as="li" $quiet={2}>
            Nothing stands out: neither high nor low.
          </Text>
        )}
      </Stack>
    </Card>
  );
};
