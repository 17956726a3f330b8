import type { PhysioCheckin } from '@stridewell/contracts/web';
import { Card } from '@stridewell/ui/core';
import { MarkedList } from './marked-list.tsx';
import { milestonesOf } from './progress-rules.ts';

/** The three milestones on the way back. */
export const Milestones = ({ newest }: { newest: PhysioCheckin }) => {
  const items = milestonesOf(newest).map(({ reached, ...item }) => ({ ...item, met: reached }));
  const count = items.filter(({ met }) => met).length;
  return (
    <Card title="Milestones" aside={`${count} of ${items.length}`}>
      <MarkedList label="Milestones" items={items} words={{ met: 'reached', open: 'not yet' }} />
    </Card>
  );
};
