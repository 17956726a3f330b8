import type { PhysioCheckin } from '@stridewell/contracts/web';
import { Button, Card, EmptyState, ErrorCard, media, Stack, TextLink, token } from '@stridewell/ui/core';
import { useState } from 'react';
import styled from 'styled-components';
import { AssessmentSkeleton } from '../assessment/assessment-skeleton.tsx';
import { ROUTES } from '../dashboard/routes.ts';
import type { TabName } from '../dashboard/tabs.ts';
import { usePhysioCheckins, usePhysioPlan, usePhysioProfile } from '../data/reads.ts';
import { FunctionCards } from '../function/function-card.tsx';
import { HandoverCard } from './handover-card.tsx';
import { Insights } from './insights.tsx';
import { LoadPart } from './load-part.tsx';
import { MeterCard } from './meter-card.tsx';
import { inRange, type Range } from './progress-rules.ts';
import { progressWords } from './progress-words.ts';
import { Recent } from './recent.tsx';
import { RoadBack } from './road.tsx';

/** Two columns on desktops and one on phones. */
const Parts = styled.div`
  display: grid;
  gap: ${token('stack')};
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  ${media.desktop} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

export interface ProgressTabProps {
  show: (tab: TabName) => void;
}

/** Empty state. If there is no profile, its button opens it, because the check-in asks about the injury. */
const NoCheckins = ({ show }: ProgressTabProps) => {
  const { title, text, profile, start } = progressWords().none;
  const hasProfile = usePhysioProfile().state !== 'none';
  return (
    <Card>
      <EmptyState
        icon="trend"
        title={title}
        action={<Button onClick={() => show(hasProfile ? 'checkins' : 'profile')}>{start}</Button>}
      >
        {hasProfile ? text : profile}
      </EmptyState>
    </Card>
  );
};

const Progress = ({ all, show }: ProgressTabProps & { all: readonly PhysioCheckin[] }) => {
  const [range, setRange] = useState<Range>('week');
  const checkins = inRange(all, range);
  const [newest] = checkins;
  if (!newest) return <NoCheckins show={show} />;
  return (
    <Stack>
      <Parts>
        <Stack>
          <RoadBack />
          <LoadPart checkins={all} />
          <Insights checkins={inRange(all, 'month')} />
        </Stack>
        <Stack>
          <MeterCard newest={newest} checkins={checkins} range={range} onRange={setRange} />
          <HandoverCard newest={newest} />
          <Recent checkins={checkins} />
          <FunctionCards show="scores" />
        </Stack>
      </Parts>
      <div>
        <TextLink href={ROUTES.summary} direction="forward">
          {progressWords().summary}
        </TextLink>
      </div>
    </Stack>
  );
};

/** The progress tab. */
export const ProgressTab = ({ show }: ProgressTabProps) => {
  const checkins = usePhysioCheckins();
  const plan = usePhysioPlan();
  const words = progressWords();
  // The recovery timeline is at the top and needs the plan, so a skeleton is shown until the plan has loaded.
  if (plan.state === 'loading') return <AssessmentSkeleton />;
  switch (checkins.state) {
    case 'there':
      return <Progress all={checkins.value} show={show} />;
    case 'failed':
      return (
        <ErrorCard title={words.failedTitle} onRetry={checkins.retry} busy={checkins.retrying}>
          {words.failed}
        </ErrorCard>
      );
    case 'none':
      return <NoCheckins show={show} />;
    case 'loading':
      return <AssessmentSkeleton />;
  }
};
