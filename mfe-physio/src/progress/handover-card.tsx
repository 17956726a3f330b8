import { Card, Stack, Text } from '@stridewell/ui/core';
import { usePhysioToday } from '../data/reads.ts';
import { MarkedList } from './marked-list.tsx';

/**
 * Card with the return-to-run criteria and whether each is met. Met criteria allow the walk-run ladder, not full
 * training.
 */
export const HandoverCard = () => {
  const today = usePhysioToday();
  if (today.state !== 'there' || !('handover' in today.value)) return null;
  const { met, criteria } = today.value.handover;
  const { ladder, gate } = today.value;
  // While the gate forbids running, its reason is shown even if the criteria are met.
  const isStopped = gate.level === 'stop';
  const waits = isStopped || (met && gate.level === 'walk');
  return (
    <Card title="Return to running" aside={waits && met ? 'Not now' : met ? 'Met' : 'Not yet'}>
      <Stack $gap={4}>
        <MarkedList
          label="Criteria"
          items={criteria}
          words={{ met: 'met', open: 'not met' }}
          all={`All ${criteria.length} criteria met`}
        />
        <Text $size="14" $quiet={2}>
          {waits
            ? gate.reason
            : ladder
              ? `You are on the walk-run ladder. ${ladder.title}.`
              : met
                ? 'You meet the start criteria. That means the first stage of the walk-run ladder, not full training.'
                : 'When all of them are met, you start the walk-run ladder: short jogs with walking in between.'}
        </Text>
      </Stack>
    </Card>
  );
};
