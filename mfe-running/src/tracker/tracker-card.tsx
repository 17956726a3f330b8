import { Card, ErrorCard, Skeleton, SkeletonCard, Stack, useWide } from '@stridewell/ui/core';
import { EveningBanner } from './evening-banner.tsx';
import { TrackerList } from './tracker-list.tsx';
import { TrackerTable } from './tracker-table.tsx';
import { useSkipPrompt } from './use-skip-prompt.ts';
import { useTrackerDays } from './use-tracker-days.ts';

/** The Weekly Tracker, below the evening reminder. */
export const TrackerCard = () => {
  const wide = useWide();
  const skipPrompt = useSkipPrompt();
  const tracker = useTrackerDays();
  switch (tracker.state) {
    case 'loading':
      return (
        <SkeletonCard label="Loading: Weekly Tracker">
          <Skeleton $width={140} $height={20} />
          {[0, 1, 2, 3, 4, 5, 6].map((day) => (
            <Skeleton key={day} $height={44} />
          ))}
        </SkeletonCard>
      );
    case 'failed':
      return (
        <ErrorCard title="Weekly Tracker" onRetry={tracker.retry} busy={tracker.retrying}>
          We could not load your week. Your entries are safe.
        </ErrorCard>
      );
    case 'there': {
      const { days } = tracker;
      const today = days.find((day) => day.today);
      return (
        <Stack>
          {today && <EveningBanner day={today} skipPrompt={skipPrompt} />}
          <Card title="Weekly Tracker" flush>
            {wide ? (
              <TrackerTable days={days} skipPrompt={skipPrompt} />
            ) : (
              <TrackerList days={days} skipPrompt={skipPrompt} />
            )}
          </Card>
        </Stack>
      );
    }
  }
};
