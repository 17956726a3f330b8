import { useToday } from '@stridewell/app/core';
import { PATHS, type StatsAnswer } from '@stridewell/contracts/web';
import { ErrorCard, Skeleton, SkeletonCard } from '@stridewell/ui/core';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { planWords } from '../plan/plan-words.ts';
import { overviewWords } from './overview-words.ts';
import { Tiles } from './tiles.tsx';

const TrendChart = lazy(() => import('./trend-chart.tsx'));

const useWeekStats = () => useQuery<StatsAnswer>({ queryKey: [PATHS.stats, '?range=7'] });

const ChartSkeleton = () => (
  <SkeletonCard label={planWords().loading(overviewWords().trend)}>
    <Skeleton $width={180} $height={20} />
    <Skeleton $width={240} />
    <Skeleton $height={240} />
  </SkeletonCard>
);

/** The three tiles. Renders nothing when loading fails, because the chart shows the error. */
export const StatTiles = ({ isCompact = false }: { isCompact?: boolean }) => {
  const { data, isLoadingError } = useWeekStats();
  return isLoadingError ? null : <Tiles scores={data?.dailyScores ?? null} isCompact={isCompact} />;
};

export const Trend = () => {
  const words = overviewWords();
  const today = useToday();
  const { data, isLoadingError, isFetching, refetch } = useWeekStats();
  if (data) {
    return (
      <Suspense fallback={<ChartSkeleton />}>
        <TrendChart scores={data.dailyScores} today={today} />
      </Suspense>
    );
  }
  if (!isLoadingError) return <ChartSkeleton />;
  return (
    <ErrorCard title={words.trend} onRetry={() => void refetch()} busy={isFetching}>
      {words.trendFailed}
    </ErrorCard>
  );
};
