import { Page } from '@stridewell/app/core';
import { StatTile } from '@stridewell/app/screens';
import { RECOMMENDATIONS } from '@stridewell/contracts/web';
import { Columns, Skeleton, SkeletonCard, Split } from '@stridewell/ui/core';

const ChartSkeleton = ({ label }: { label: string }) => (
  <SkeletonCard label={`Loading: ${label}`}>
    <Skeleton $width={180} $height={20} />
    <Skeleton $width={280} />
    <Skeleton $height={240} />
  </SkeletonCard>
);

/** Placeholder while the chart data or the chart library loads. */
export const ChartsSkeleton = () => (
  <>
    <ChartSkeleton label="Daily readiness score" />
    <Split $even>
      <ChartSkeleton label="Recommendations" />
      <ChartSkeleton label="Individual metrics" />
    </Split>
  </>
);

/** Placeholder for tiles and charts while a range loads. */
export const StatsContentSkeleton = () => (
  <>
    <Columns as="dl" $wide={4}>
      {RECOMMENDATIONS.map((name) => (
        <StatTile
          key={name}
          label={`${name} Days`}
          value={<Skeleton as="span" $width={40} $height={36} />}
          recommendation={name}
        />
      ))}
    </Columns>
    <ChartsSkeleton />
  </>
);

/** Placeholder for the statistics screen while its code loads. */
export const StatsSkeleton = () => (
  <Page title="Wellness statistics">
    <StatsContentSkeleton />
  </Page>
);
