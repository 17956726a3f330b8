import type { PhysioCheckin } from '@stridewell/contracts/web';
import { Card, EmptyState, ErrorCard, Split, Stack, TextLink } from '@stridewell/ui/core';
import { useState } from 'react';
import { AssessmentSkeleton } from '../assessment/assessment-skeleton.tsx';
import { WAYS } from '../dashboard/ways.ts';
import { usePhysioCheckins } from '../data/reads.ts';
import { HandoverCard } from './handover-card.tsx';
import { Insights } from './insights.tsx';
import { LoadPart } from './load-part.tsx';
import { MeterCard } from './meter-card.tsx';
import { MetricCards } from './metric-cards.tsx';
import { Milestones } from './milestones.tsx';
import { Recent } from './recent.tsx';
import { inRange, type Range } from './rules.ts';

const Nothing = () => (
  <Card>
    <EmptyState
      icon="trend"
      title="No check-ins yet"
      action={<TextLink href={WAYS.checkins}>Start Physio Check-in</TextLink>}
    >
      Your progress begins with the first one.
    </EmptyState>
  </Card>
);

const Progress = ({ all }: { all: readonly PhysioCheckin[] }) => {
  const [range, setRange] = useState<Range>('week');
  const checkins = inRange(all, range);
  const [newest] = checkins;
  if (!newest) return <Nothing />;
  return (
    <Stack>
      <Split $even>
        <Stack>
          <MeterCard newest={newest} range={range} onRange={setRange} />
          <Milestones newest={newest} />
          <HandoverCard />
        </Stack>
        <Stack>
          <MetricCards checkins={checkins} />
          <Insights checkins={checkins} />
          <Recent checkins={checkins} />
        </Stack>
      </Split>
      <LoadPart checkins={all} />
      <div>
        <TextLink href={WAYS.summary} direction="forward">
          Summary for your physiotherapist
        </TextLink>
      </div>
    </Stack>
  );
};

/** The progress tab: the newest figure, what it is made of, and how it got there. */
export const ProgressTab = () => {
  const checkins = usePhysioCheckins();
  switch (checkins.state) {
    case 'there':
      return <Progress all={checkins.value} />;
    case 'failed':
      return (
        <ErrorCard title="Progress" onRetry={checkins.retry} busy={checkins.retrying}>
          Your check-ins could not be loaded. Nothing is lost.
        </ErrorCard>
      );
    case 'none':
      return <Nothing />;
    case 'loading':
      return <AssessmentSkeleton />;
  }
};
