import type { PhysioCheckin } from '@stridewell/contracts/web';
import { Card, EmptyState, ErrorCard, media, Stack, TextLink, token } from '@stridewell/ui/core';
import { useState } from 'react';
import styled from 'styled-components';
import { AssessmentSkeleton } from '../assessment/assessment-skeleton.tsx';
import { ROUTES } from '../dashboard/routes.ts';
import { usePhysioCheckins } from '../data/reads.ts';
import { FunctionCards } from '../function/function-card.tsx';
import { HandoverCard } from './handover-card.tsx';
import { Insights } from './insights.tsx';
import { LoadPart } from './load-part.tsx';
import { MarkedList } from './marked-list.tsx';
import { MeterCard } from './meter-card.tsx';
import { MetricCard } from './metric-card.tsx';
import { METRICS, type MetricDef } from './metrics.ts';
import { inRange, milestonesOf, type Range } from './progress-rules.ts';
import { Recent } from './recent.tsx';
import { RoadBack } from './road.tsx';

const Milestones = ({ newest }: { newest: PhysioCheckin }) => {
  const items = milestonesOf(newest).map(({ reached, ...item }) => ({ ...item, met: reached }));
  const count = items.filter(({ met }) => met).length;
  return (
    <Card title="Milestones" aside={`${count} of ${items.length}`}>
      <MarkedList
        label="Milestones"
        items={items}
        words={{ met: 'reached', open: 'not yet' }}
        all={`All ${items.length} milestones reached`}
      />
    </Card>
  );
};

/** The metric cards. Only one card can be open at a time. */
const MetricCards = ({ checkins }: { checkins: readonly PhysioCheckin[] }) => {
  const [open, setOpen] = useState<MetricDef['id'] | null>('pain');
  return (
    <Stack $gap={3}>
      {METRICS.map((metric) => (
        <MetricCard
          key={metric.id}
          metric={metric}
          checkins={checkins}
          open={open === metric.id}
          onToggle={() => setOpen(open === metric.id ? null : metric.id)}
        />
      ))}
    </Stack>
  );
};

/** Layout with two columns on desktops and one column on phones, where `Later` comes last. */
const Parts = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${token('stack')};
  ${media.desktop} {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    align-items: start;
  }
`;

const Column = styled.div`
  display: contents;
  ${media.desktop} {
    display: grid;
    gap: ${token('stack')};
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Later = styled(Stack)`
  order: 1;
`;

const NoCheckins = () => (
  <Card>
    <EmptyState
      icon="trend"
      title="No check-ins yet"
      action={<TextLink href={ROUTES.checkins}>Start Physio Check-in</TextLink>}
    >
      Your progress begins with the first one.
    </EmptyState>
  </Card>
);

const Progress = ({ all }: { all: readonly PhysioCheckin[] }) => {
  const [range, setRange] = useState<Range>('week');
  const checkins = inRange(all, range);
  const [newest] = checkins;
  if (!newest) return <NoCheckins />;
  return (
    <Stack>
      <RoadBack />
      <FunctionCards show="scores" />
      <LoadPart checkins={all} />
      <Parts>
        <Column>
          <MeterCard newest={newest} range={range} onRange={setRange} />
          <Later>
            <Insights checkins={checkins} />
            <Milestones newest={newest} />
            <HandoverCard />
          </Later>
        </Column>
        <Column>
          <MetricCards checkins={checkins} />
          <Recent checkins={checkins} />
        </Column>
      </Parts>
      <div>
        <TextLink href={ROUTES.summary} direction="forward">
          Summary for your physiotherapist
        </TextLink>
      </div>
    </Stack>
  );
};

/** The progress tab. */
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
      return <NoCheckins />;
    case 'loading':
      return <AssessmentSkeleton />;
  }
};
