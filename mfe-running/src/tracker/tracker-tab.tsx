import { Card, ListRow, Stack, token } from '@stridewell/ui/core';
import styled from 'styled-components';
import { WeekPlan } from '../plan/week-plan.tsx';
import { DayControls } from '../plan-changes/day-controls.tsx';
import { PauseCard } from './pause-card.tsx';
import { TrackerCard } from './tracker-card.tsx';

/** Layout that switches to two columns when the table with the minutes field fits. */
const TwoColumns = styled.div`
  display: grid;
  gap: ${token('stack')};
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  @media (min-width: 1100px) {
    grid-template-columns: minmax(0, 1fr) 440px;
  }
`;

/** The Tracker tab: training log, pause, season and plan. */
const TrackerTab = () => (
  <TwoColumns>
    <Stack>
      <TrackerCard />
      <PauseCard />
      <Card flush>
        <ListRow icon="flag" href="/running/season" note="Every week to your race">
          Your season
        </ListRow>
      </Card>
    </Stack>
    <WeekPlan dayMenu={DayControls} />
  </TwoColumns>
);

export default TrackerTab;
