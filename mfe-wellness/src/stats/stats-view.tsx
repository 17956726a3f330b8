import { StatTile } from '@stridewell/app/screens';
import { RECOMMENDATIONS } from '@stridewell/contracts/web';
import { ButtonLink, CardBox, Columns, EmptyState } from '@stridewell/ui/core';
import { lazy, Suspense } from 'react';
import type { StatsViewProps } from './stats-charts.tsx';
import { ChartsSkeleton } from './stats-skeleton.tsx';

const StatsCharts = lazy(() => import('./stats-charts.tsx'));

const NoCheckins = () => (
  <CardBox as="div">
    <EmptyState
      icon="bars"
      title="No data available"
      action={
        <ButtonLink href="/check-in" variant="secondary" small>
          Go to the check-in
        </ButtonLink>
      }
    >
      There are no check-ins in this range. New ones will appear here.
    </EmptyState>
  </CardBox>
);

/** Renders the four tiles and the charts. The chart library is loaded together with the charts. */
export const StatsView = ({ stats, days, today }: StatsViewProps) => (
  <>
    <Columns as="dl" $wide={4}>
      {RECOMMENDATIONS.map((name) => (
        <StatTile key={name} label={`${name} Days`} value={stats.recCounts[name]} recommendation={name} />
      ))}
    </Columns>
    {stats.dailyScores.length === 0 ? (
      <NoCheckins />
    ) : (
      <Suspense fallback={<ChartsSkeleton />}>
        <StatsCharts stats={stats} days={days} today={today} />
      </Suspense>
    )}
  </>
);
