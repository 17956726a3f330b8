import { Page } from '@stridewell/app/core';
import { Skeleton, SkeletonCard, Split, Stack } from '@stridewell/ui/core';
import { statsWords } from './stats-words.ts';

/** Placeholder of a chart while its data or the chart library loads. `height` is that of the drawing, in pixels. */
export const ChartSkeleton = ({ label, height }: { label: string; height: number }) => (
  <SkeletonCard label={label}>
    <Skeleton $width={180} $height={20} />
    <Skeleton $width={280} />
    <Skeleton $height={height} />
  </SkeletonCard>
);

/** Placeholder for the cards while a range loads. */
export const StatsContentSkeleton = () => {
  const words = statsWords();
  return (
    <>
      <ChartSkeleton label={words.scores} height={320} />
      <Split $even>
        <Stack>
          <ChartSkeleton label={words.recommendations} height={80} />
          <ChartSkeleton label={words.calendar(null)} height={240} />
        </Stack>
        <ChartSkeleton label={words.metrics} height={320} />
      </Split>
    </>
  );
};

/** Placeholder for the statistics screen while its code loads. */
export const StatsSkeleton = () => (
  <Page title={statsWords().title}>
    <StatsContentSkeleton />
  </Page>
);
