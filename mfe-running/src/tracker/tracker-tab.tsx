import { Stack, token } from '@stridewell/ui/core';
import styled from 'styled-components';
import { WeekPlan } from '../plan/week-plan.tsx';
import { PauseCard } from './pause-card.tsx';
import { TrackerCard } from './tracker-card.tsx';

/** Beside each other only where the table's four columns and its field have room. */
const Sides = styled.div`
  display: grid;
  gap: ${token('stack')};
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  @media (min-width: 1100px) {
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
