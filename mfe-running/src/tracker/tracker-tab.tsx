import { Split, Stack } from '@stridewell/ui/core';
import { WeekPlan } from '../plan/week-plan.tsx';
import { PauseCard } from './pause-card.tsx';
import { TrackerCard } from './tracker-card.tsx';

/** The Tracker tab: what was done beside what was planned. */
const TrackerTab = () => (
  <Split $even>
    <Stack>
      <TrackerCard />
      <PauseCard />
    </Stack>
    <WeekPlan />
  </Split>
);

export default TrackerTab;
