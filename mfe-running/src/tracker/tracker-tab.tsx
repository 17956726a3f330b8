import { Stack, token } from '@stridewell/ui/core';
import styled from 'styled-components';
import { WeekPlan } from '../plan/week-plan.tsx';
import { PauseCard } from './pause-card.tsx';
import { TrackerCard } from './tracker-card.tsx';

/** Side by side only when the window has room for the table's four columns and the minutes field. */
const TwoColumns = styled.div`
  display: grid;
  gap: ${token('stack')};
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  @media (min-width: 1100px) {
    grid-template-columns: minmax(0, 1fr) 440px;
  }
`;

/** The Tracker tab: the training log next to the plan. */
const TrackerTab = () => (
  <TwoColumns>
    <Stack>
      <TrackerCard />
      <PauseCard />
    </Stack>
    <WeekPlan />
  </TwoColumns>
);

export default TrackerTab;
