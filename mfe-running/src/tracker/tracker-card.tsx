import { useToday } from '@stridewell/app/core';
import { addDays, LOG_WINDOW, weekStartOf } from '@stridewell/contracts/web';
import { Button, Card, ErrorCard, Skeleton, SkeletonCard, Stack, Text, token, useWide } from '@stridewell/ui/core';
import { useState } from 'react';
import styled from 'styled-components';
import { EveningBanner } from './evening-banner.tsx';
import type { TrackerDay } from './tracker-days.ts';
import { TrackerList } from './tracker-list.tsx';
import { TrackerTable } from './tracker-table.tsx';
import { type SkipPromptState, useSkipPrompt } from './use-skip-prompt.ts';
import { type TrackerState, useTrackerDays } from './use-tracker-days.ts';
import { WeekPager } from './week-pager.tsx';

/** Weeks with at least one day that can be logged, counted from this week. */
const FIRST_WEEK = -LOG_WINDOW.back / 7;
const LAST_WEEK = LOG_WINDOW.ahead / 7;

const FAILED = 'We could not load your week. Your entries are safe.';

const Inset = styled.div`
  padding: 0 ${token('card-pad')} ${token('card-pad')};
`;

const Rows = () => (
  <>
    {[0, 1, 2, 3, 4, 5, 6].map((day) => (
      <Skeleton key={day} $height={44} />
    ))}
  </>
);

const Week = ({ days, skipPrompt }: { days: readonly TrackerDay[]; skipPrompt: SkipPromptState }) =>
  useWide() ? (
    <TrackerTable days={days} skipPrompt={skipPrompt} />
  ) : (
    <TrackerList days={days} skipPrompt={skipPrompt} />
  );

/** The days of a week, or its loading or error state inside the card, which keeps the focus on the pager. */
const WeekBody = ({ tracker, skipPrompt }: { tracker: TrackerState; skipPrompt: SkipPromptState }) => {
  if (tracker.state === 'there') return <Week days={tracker.days} skipPrompt={skipPrompt} />;
  return (
    <Inset>
      {tracker.state === 'loading' ? (
        <Stack $gap={3} role="status" aria-busy="true" aria-label="Loading: week">
          <Rows />
        </Stack>
      ) : (
        <Stack $gap={3}>
          <Text $size="14" $quiet={2}>
            {FAILED}
          </Text>
          <div>
            <Button small variant="secondary" busy={tracker.retrying && 'Trying...'} onClick={tracker.retry}>
              Try again
            </Button>
          </div>
        </Stack>
      )}
    </Inset>
  );
};

/** The Weekly Tracker with its weeks from four weeks ago to next week, below the evening reminder. */
export const TrackerCard = () => {
  const today = useToday();
  const [offset, setOffset] = useState(0);
  const monday = addDays(weekStartOf(today), offset * 7);
  const skipPrompt = useSkipPrompt();
  const tracker = useTrackerDays(monday);
  if (offset === 0 && tracker.state === 'loading')
    return (
      <SkeletonCard label="Loading: Weekly Tracker">
        <Skeleton $width={140} $height={20} />
        <Rows />
      </SkeletonCard>
    );
  if (offset === 0 && tracker.state === 'failed')
    return (
      <ErrorCard title="Weekly Tracker" onRetry={tracker.retry} busy={tracker.retrying}>
        {FAILED}
      </ErrorCard>
    );
  const current = tracker.state === 'there' ? tracker.days.find((day) => day.today) : undefined;
  return (
    <Stack>
      {current && <EveningBanner day={current} skipPrompt={skipPrompt} />}
      <Card title="Weekly Tracker" flush>
        <WeekPager monday={monday} offset={offset} min={FIRST_WEEK} max={LAST_WEEK} onChange={setOffset} />
        <WeekBody tracker={tracker} skipPrompt={skipPrompt} />
      </Card>
    </Stack>
  );
};
