import type { PhysioCheckin } from '@stridewell/contracts/web';
import { Card, Stack } from '@stridewell/ui/core';
import { shortDay } from '../data/days.ts';
import { insightsOf } from './progress-rules.ts';
import { progressWords } from './progress-words.ts';

/** Changes between the first and the last week of the check-ins. Renders nothing if there are none. */
export const Insights = ({ checkins }: { checkins: readonly PhysioCheckin[] }) => {
  const insights = insightsOf(checkins);
  const { title, of } = progressWords().insights;
  if (insights.length === 0) return null;
  return (
    <Card title={title}>
      <Stack $gap={2} as="ul" aria-label={title}>
        {insights.map((insight) => (
          <li key={insight.id}>{of(insight, shortDay(insight.since))}</li>
        ))}
      </Stack>
    </Card>
  );
};
