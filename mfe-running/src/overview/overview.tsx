import { useToday, useUser } from '@stridewell/app/core';
import { HoldNotice } from '@stridewell/app/safety';
import { media, Stack, Text, token, useWide } from '@stridewell/ui/core';
import styled from 'styled-components';
import { dayAtStart } from '../plan/day-names.ts';
import { WeekPlan } from '../plan/week-plan.tsx';
import { DayControls } from '../plan-changes/day-controls.tsx';
import { RaceReviewCard } from '../race-review/race-review-card.tsx';
import { useIsWeekLoading } from '../tracker/use-tracker-days.ts';
import { DataManagement } from './data-management.tsx';
import { Fold } from './fold.tsx';
import { LastWeek, LastWeekRow } from './last-week.tsx';
import { MoreLinks, PlanLinks } from './more-links.tsx';
import { overviewWords } from './overview-words.ts';
import { ReadinessStrip } from './readiness-strip.tsx';
import { TodayCard } from './today-card.tsx';
import { TodaySession } from './today-session.tsx';
import { StatTiles, Trend } from './week-stats.tsx';

const Columns = styled.div`
  display: grid;
  gap: ${token('stack')};
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) 488px;
  }
`;

/** On phones the date is on the same line as the name if there is room. */
const Header = styled.header`
  ${media.phone} {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: 0 ${token('space-3')};
  }
`;

/**
 * The overview on phones: the week comes first, and less important content is folded. The cards below the week render
 * once its height is known, so that nothing moves.
 */
const Phone = () => (
  <>
    <HoldNotice coach="running" />
    <RaceReviewCard when="past" />
    <TodaySession onlyRace />
    <WeekPlan dayMenu={DayControls} />
    {!useIsWeekLoading() && (
      <>
        <PlanLinks />
        <ReadinessStrip />
        <LastWeekRow />
        <StatTiles isCompact />
        <Fold title={overviewWords().fold}>
          <Trend />
          <MoreLinks />
          <DataManagement />
        </Fold>
      </>
    )}
  </>
);

const Wide = () => (
  <Columns>
    <Stack>
      <HoldNotice coach="running" />
      <RaceReviewCard when="past" />
      <TodaySession />
      <TodayCard />
      <WeekPlan dayMenu={DayControls} />
    </Stack>
    <Stack>
      <Trend />
      <StatTiles />
      <LastWeek />
      <MoreLinks />
      <DataManagement />
    </Stack>
  </Columns>
);

/** The overview tab: today's session and recommendation, the week, and links to other screens. */
const Overview = () => {
  const today = useToday();
  const firstName = useUser().name?.trim().split(/\s+/)[0];
  return (
    <Stack>
      <Header>
        <Text as="h2" $size="20">
          {overviewWords().welcome(firstName)}
        </Text>
        <Text $quiet={2}>{dayAtStart(today)}</Text>
      </Header>
      {useWide() ? <Wide /> : <Phone />}
    </Stack>
  );
};

export default Overview;
