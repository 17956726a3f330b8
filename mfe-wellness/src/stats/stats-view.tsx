import { AfterTexts } from '@stridewell/app/first-screen';
import { daysBetween } from '@stridewell/contracts/web';
import { ButtonLink, CardBox, EmptyState, Split, Stack } from '@stridewell/ui/core';
import { lazy } from 'react';
import { CountsCard } from './counts-card.tsx';
import { EXAMPLE_UNTIL, ExampleCard } from './example-card.tsx';
import { FindingCard, hasFinding } from './finding-card.tsx';
import type { StatsViewProps } from './stats-charts.tsx';
import { ChartSkeleton } from './stats-skeleton.tsx';
import { statsWords } from './stats-words.ts';

const Scores = lazy(async () => ({ default: (await import('./stats-charts.tsx')).Scores }));
const Calendar = lazy(async () => ({ default: (await import('./stats-charts.tsx')).Calendar }));
const MetricLines = lazy(async () => ({ default: (await import('./stats-charts.tsx')).MetricLines }));

const NoCheckins = () => {
  const { empty } = statsWords();
  return (
    <CardBox as="div">
      <EmptyState
        icon="bars"
        title={empty.title}
        action={
          <ButtonLink href="/check-in" variant="secondary" small>
            {empty.action}
          </ButtonLink>
        }
      >
        {empty.text}
      </EmptyState>
    </CardBox>
  );
};

/** Renders the finding, the counts and then the charts. The chart library is loaded together with the charts. */
export const StatsView = (props: StatsViewProps) => {
  const { stats, trends, days } = props;
  const words = statsWords();
  const isEmpty = stats.dailyScores.length === 0;
  const isNew = trends !== null && trends.checkins < EXAMPLE_UNTIL;
  const counts = (
    <CountsCard
      counts={stats.recCounts}
      previous={trends?.previousCounts ?? null}
      days={daysBetween(days.from, days.to) + 1}
    />
  );
  if (isEmpty)
    return (
      <>
        {isNew ? <ExampleCard checkins={trends.checkins} /> : <NoCheckins />}
        {counts}
      </>
    );
  return (
    <>
      {isNew && <ExampleCard checkins={trends.checkins} />}
      {trends && hasFinding(trends) && <FindingCard {...trends} />}
      <AfterTexts fallback={<ChartSkeleton label={words.scores} height={320} />}>
        <Scores {...props} />
      </AfterTexts>
      <Split $even>
        <Stack>
          {counts}
          <AfterTexts fallback={<ChartSkeleton label={words.calendar(null)} height={240} />}>
            <Calendar {...props} />
          </AfterTexts>
        </Stack>
        <AfterTexts fallback={<ChartSkeleton label={words.metrics} height={320} />}>
          <MetricLines {...props} />
        </AfterTexts>
      </Split>
    </>
  );
};
