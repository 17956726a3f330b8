import { useToday } from '@stridewell/app/core';
import { addDays, LOG_WINDOW, weekStartOf } from '@stridewell/contracts/web';
import {
  Button,
  Card,
  EmptyState,
  ErrorCard,
  Skeleton,
  SkeletonCard,
  Stack,
  Text,
  TextButton,
  token,
} from '@stridewell/ui/core';
import { useState } from 'react';
import styled from 'styled-components';
import { EveningBanner } from './evening-banner.tsx';
import type { TrackerDay } from './tracker-days.ts';
import { TrackerList } from './tracker-list.tsx';
import { TrackerTable } from './tracker-table.tsx';
import { trackerWords } from './tracker-words.ts';
import { type SkipPromptState, useSkipPrompt } from './use-skip-prompt.ts';
import { type TrackerState, useTrackerDays } from './use-tracker-days.ts';
import { type TrackerView, useTrackerView } from './use-tracker-view.ts';
import { WeekPager } from './week-pager.tsx';

/** Weeks with at least one day that can be logged, counted from this week. */
const FIRST_WEEK = -LOG_WINDOW.back / 7;
const LAST_WEEK = LOG_WINDOW.ahead / 7;

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

interface WeekProps {
  days: readonly TrackerDay[];
  skipPrompt: SkipPromptState;
  view: TrackerView;
}

const isEmpty = ({ plan, log, outcome }: TrackerDay): boolean => !plan && !log && outcome === null;

/** The days of a week. If there is no plan, check-in or log, the list is hidden until the runner wants to log a run. */
const Week = ({ days, skipPrompt, view }: WeekProps) => {
  const words = trackerWords();
  const [isOpen, setOpen] = useState(false);
  if (view === 'table') return <TrackerTable days={days} skipPrompt={skipPrompt} />;
  if (isOpen || !days.every(isEmpty)) return <TrackerList days={days} skipPrompt={skipPrompt} />;
  return (
    <EmptyState
      icon="run"
      title={words.emptyTitle}
      action={
        <Button small onClick={() => setOpen(true)}>
          {words.logRun}
        </Button>
      }
    >
      {words.empty}
    </EmptyState>
  );
};

/** The days of a week, or its loading or error state inside the card, so that the pager keeps the focus. */
const WeekBody = ({ tracker, ...week }: Omit<WeekProps, 'days'> & { tracker: TrackerState }) => {
  const words = trackerWords();
  if (tracker.state === 'there') return <Week days={tracker.days} {...week} />;
  return (
    <Inset>
      {tracker.state === 'loading' ? (
        <Stack $gap={3} role="status" aria-busy="true" aria-label={words.loadingWeek}>
          <Rows />
        </Stack>
      ) : (
        <Stack $gap={3}>
          <Text $size="14" $quiet={2}>
            {words.failed}
          </Text>
          <div>
            <Button small variant="secondary" busy={tracker.retrying && words.retrying} onClick={tracker.retry}>
              {words.retry}
            </Button>
          </div>
        </Stack>
      )}
    </Inset>
  );
};

/** The Weekly Tracker with its weeks from four weeks ago to next week, below the evening reminder. */
export const TrackerCard = () => {
  const words = trackerWords();
  const today = useToday();
  const [offset, setOffset] = useState(0);
  const monday = addDays(weekStartOf(today), offset * 7);
  const skipPrompt = useSkipPrompt();
  const tracker = useTrackerDays(monday);
  const { view, show } = useTrackerView();
  if (offset === 0 && tracker.state === 'loading')
    return (
      <SkeletonCard label={words.loading}>
        <Skeleton $width={140} $height={20} />
        <Rows />
      </SkeletonCard>
    );
  if (offset === 0 && tracker.state === 'failed')
    return (
      <ErrorCard title={words.title} onRetry={tracker.retry} busy={tracker.retrying}>
        {words.failed}
      </ErrorCard>
    );
  const current = tracker.state === 'there' ? tracker.days.find((day) => day.today) : undefined;
  return (
    <Stack>
      {current && <EveningBanner day={current} skipPrompt={skipPrompt} />}
      <Card
        title={words.title}
        flush
        aside={
          <TextButton
            aria-pressed={view === 'table'}
            aria-label={`${words.title}: ${words.table}`}
            onClick={() => show(view === 'table' ? 'list' : 'table')}
          >
            {words.table}
          </TextButton>
        }
      >
        <WeekPager monday={monday} offset={offset} min={FIRST_WEEK} max={LAST_WEEK} onChange={setOffset} />
        <WeekBody tracker={tracker} skipPrompt={skipPrompt} view={view} />
      </Card>
    </Stack>
  );
};
