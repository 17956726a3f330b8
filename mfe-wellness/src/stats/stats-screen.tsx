import { ApiError, keyOf, Page, useToday } from '@stridewell/app/core';
import type { PlanPause, StatsAnswer, Trends } from '@stridewell/contracts/web';
import { ErrorCard, TextLink, useWide } from '@stridewell/ui/core';
import { ToggleGroup } from '@stridewell/ui/forms';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { rangeProblem } from '../shared/date-range.ts';
import { CustomRange } from './custom-range.tsx';
import { customRange, type RangeChoice, rangeDays, ranges, statsKeys } from './range.ts';
import { StatsContentSkeleton } from './stats-skeleton.tsx';
import { StatsView } from './stats-view.tsx';
import { statsWords } from './stats-words.ts';

/** Returns the API's message if the API rejected the range (400). The message is shown at the date field. */
const refusalOf = (error: Error | null): string | null =>
  error instanceof ApiError && error.status === 400 ? (error.issues[0]?.message ?? error.serverMessage) : null;

/** Returns the current pause of the plan as an event if it began in the range. */
const pauseEvents = (pause: PlanPause | null | undefined, days: { from: string; to: string }): Trends['events'] =>
  pause && pause.from >= days.from && pause.from <= days.to ? [{ date: pause.from, kind: pause.kind }] : [];

/** Screen at /stats: counts and charts for the check-ins in a range. */
const StatsScreen = () => {
  const today = useToday();
  const wide = useWide();
  const words = statsWords();
  const [choice, setChoice] = useState<RangeChoice>({ range: '30', from: '', to: '' });
  const days = rangeDays(choice, today);
  const keys = statsKeys(choice);
  const stats = useQuery<StatsAnswer>({ queryKey: keys.stats, enabled: days !== null });
  // The page also works without these two queries, which only add details to the charts.
  const trends = useQuery<Trends>({ queryKey: keys.trends, enabled: days !== null });
  const pause = useQuery<PlanPause | null>({ queryKey: keyOf('readPause') });
  const custom = choice.range === 'custom';
  const refusal = custom ? refusalOf(stats.error) : null;
  const isLoading = stats.isLoading || (trends.isLoading && !stats.isLoadingError);

  const toggles = (
    <ToggleGroup
      label={words.range}
      wide
      options={ranges()}
      value={choice.range}
      onChange={(range) => setChoice(range === 'custom' ? customRange(choice, today) : { ...choice, range })}
    />
  );
  return (
    <Page title={words.title} action={wide && <div style={{ width: 440 }}>{toggles}</div>}>
      {!wide && toggles}
      {custom && (
        <CustomRange
          from={choice.from}
          to={choice.to}
          problem={rangeProblem(choice.from, choice.to) === null ? refusal : words.reversed}
          onChange={(dates) => setChoice({ ...choice, ...dates })}
        />
      )}
      {days && isLoading && <StatsContentSkeleton />}
      {days && stats.isLoadingError && refusal === null && (
        <ErrorCard title={words.loadFailed.title} busy={stats.isFetching} onRetry={() => stats.refetch()}>
          {words.loadFailed.text}
        </ErrorCard>
      )}
      {days && !isLoading && stats.data && (
        <StatsView
          stats={stats.data}
          trends={trends.data ?? null}
          events={pauseEvents(pause.data, days)}
          days={days}
          today={today}
        />
      )}
      <div>
        <TextLink href="/month" direction="forward">
          {words.month}
        </TextLink>
      </div>
    </Page>
  );
};

export default StatsScreen;
