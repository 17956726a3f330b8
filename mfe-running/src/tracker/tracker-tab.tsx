import { media, Split, Stack } from '@stridewell/ui/core';
import styled from 'styled-components';
import { WeekPlan } from '../plan/week-plan.tsx';
import { PauseCard } from './pause-card.tsx';
import { TrackerCard } from './tracker-card.tsx';

/** The table has four columns and a field: it gets what the plan leaves. */
const Sides = styled(Split)`
  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) 440px;
  }
`;

/** The Tracker tab: what was done beside what was planned. */
const TrackerTab = () => (
  <Sides>
    <Stack>
      <TrackerCard />
      <PauseCard />
    </Stack>
    <WeekPlan />
  </Sides>
);

export default TrackerTab;
