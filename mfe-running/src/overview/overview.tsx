import { longDay, media, Stack, Text, token, useToday, useUser } from '@stridewell/ui/core';
import { HoldNotice } from '@stridewell/ui/safety';
import styled from 'styled-components';
import { WeekPlan } from '../plan/week-plan.tsx';
import { DataManagement } from './data-management.tsx';
import { LastWeek } from './last-week.tsx';
import { TodayPart } from './today-part.tsx';
import { Ways } from './ways.tsx';
import { StatTiles, Trend } from './week-stats.tsx';

const Sides = styled.div`
  display: grid;
  gap: ${token('stack')};
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) 488px;
  }
`;

/** The overview tab: today, the week, and the ways on. */
const Overview = () => {
  const today = useToday();
  const first = useUser().name?.trim().split(/\s+/)[0];
  return (
    <Stack>
      <header>
        <Text as="h2" $size="20">
          {first ? `Welcome back, ${first}` : 'Welcome back'}
        </Text>
        <Text $quiet={2}>{longDay(today)}</Text>
      </header>
      <Sides>
        <Stack>
          <HoldNotice coach="running" />
          <TodayPart />
          <StatTiles />
          <WeekPlan />
        </Stack>
        <Stack>
          <Trend />
          <LastWeek />
          <Ways />
          <DataManagement />
        </Stack>
      </Sides>
    </Stack>
  );
};

export default Overview;
