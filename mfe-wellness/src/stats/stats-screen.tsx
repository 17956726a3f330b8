import { ApiError, Page, useToday } from '@stridewell/app/core';
import type { StatsAnswer } from '@stridewell/contracts/web';
import { ErrorCard, useWide } from '@stridewell/ui/core';
import { ToggleGroup } from '@stridewell/ui/forms';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { rangeProblem } from '../shared/date-range.ts';
import { CustomRange } from './custom-range.tsx';
import { RANGES, type RangeChoice, rangeDays, statsQueryKey } from './range.ts';
import { StatsContentSkeleton } from './stats-skeleton.tsx';
import { StatsView } from './stats-view.tsx';

/** Returns the API's message if the API rejected the range (400). The message is shown at the date field. */
const refusalOf = (error: Error | null): string | null =>
  error instanceof ApiError && error.status === 400 ? (error.issues[0]?.message ?? error.serverMessage) : null;

/** Screen at /stats: counts and charts for the check-ins in a range. */
const StatsScreen = () => {
  const today = useToday();
  const wide = useWide();
  const [choice, setChoice] = useState<RangeChoice>({ range: '30', from: '', to: '' });
  const days = rangeDays(choice, today);
  const stats = useQuery<StatsAnswer>({ queryKey: statsQueryKey(choice), enabled: days !== null });
  const custom = choice.range === 'custom';
  const refusal = custom ? refusalOf(stats.error) : null;

  const ranges = (
    <ToggleGroup
      label="Range"
      wide
      options={RANGES}
      value={choice.range}
      onChange={(range) => setChoice({ ...choice, range })}
    />
  );
  return (
    <Page title="Wellness statistics" action={wide && <div style={{ width: 440 }}>{ranges}</div>}>
      {!wide && ranges}
      {custom && (
        <CustomRange
          from={choice.from}
          to={choice.to}
          problem={rangeProblem(choice.from, choice.to) ?? refusal}
          onChange={(dates) => setChoice({ ...choice, ...dates })}
        />
      )}
      {days && stats.isLoading && <StatsContentSkeleton />}
      {days && stats.isLoadingError && refusal === null && (
        <ErrorCard title="Your statistics did not load" busy={stats.isFetching} onRetry={() => stats.refetch()}>
          Your check-ins are safe. Please try again in a moment.
        </ErrorCard>
      )}
      {days && stats.data && <StatsView stats={stats.data} days={days} today={today} />}
    </Page>
  );
};

export default StatsScreen;
