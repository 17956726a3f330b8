import { Card, ListRow, Stack, token, useWide } from '@stridewell/ui/core';
import styled from 'styled-components';
import { ACTIVITIES_PATH } from '../activities/activity-path.ts';
import { WeekPlan } from '../plan/week-plan.tsx';
import { DayControls } from '../plan-changes/day-controls.tsx';
import { PauseCard } from './pause-card.tsx';
import { TrackerCard } from './tracker-card.tsx';
import { trackerWords } from './tracker-words.ts';
import { useIsWeekLoading } from './use-tracker-days.ts';

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

/**
 * The Tracker tab: training log, pause, activities and season. Wide screens also show the plan, which phones have on
 * the Plan screen.
 */
const TrackerTab = () => {
  const words = trackerWords();
  const wide = useWide();
  // The cards below the log are rendered once its height is known, so that they do not move.
  const isLoading = useIsWeekLoading();
  return (
    <TwoColumns>
      <Stack>
        <TrackerCard />
        {!isLoading && (
          <>
            <Card flush>
              <ListRow icon="run" href={ACTIVITIES_PATH} note={words.enterNote}>
                {words.enter}
              </ListRow>
              <ListRow icon="flag" href="/running/season" note={words.seasonNote}>
                {words.season}
              </ListRow>
            </Card>
            <PauseCard />
          </>
        )}
      </Stack>
      {wide && <WeekPlan dayMenu={DayControls} />}
    </TwoColumns>
  );
};

export default TrackerTab;
