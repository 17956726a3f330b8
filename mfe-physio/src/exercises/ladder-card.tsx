import type { LadderToday } from '@stridewell/contracts/web';
import { Badge, Card, Stack, Text } from '@stridewell/ui/core';

/** The runner's stage on the walk-run ladder, and whether today's session may be started. */
export const LadderCard = ({ ladder }: { ladder: LadderToday }) => (
  <Card
    title="Walk-run ladder"
    aside={<Badge tone={ladder.startable ? 'success' : 'neutral'}>{ladder.startable ? 'Today' : 'Not today'}</Badge>}
  >
    <Stack $gap={2}>
      <Text $medium>{ladder.title}</Text>
      <Text $size="14" $quiet={2}>
        {`${ladder.intervals} · ${ladder.minutes} minutes in all, ${ladder.runMinutes} of running`}
      </Text>
      <Text>{ladder.reason}</Text>
      {!ladder.startable && (
        <Text $size="14" $quiet={3}>
          {`${ladder.cleanSessions} of ${ladder.cleanNeeded} clean sessions at this stage.`}
        </Text>
      )}
    </Stack>
  </Card>
);
