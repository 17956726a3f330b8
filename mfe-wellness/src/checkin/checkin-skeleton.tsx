import { METRICS } from '@stridewell/contracts/web';
import { longDay, Page, Skeleton, SkeletonCard, Split, useToday } from '@stridewell/ui/core';

/** Placeholder while today's check-in is looked up. */
export const CheckinSkeleton = () => (
  <Page title="Daily check-in" note={`${longDay(useToday())} · takes about 20 seconds`}>
    <Split $even>
      <SkeletonCard label="Loading the check-in">
        {METRICS.map((metric) => (
          <div key={metric}>
            <Skeleton $width={96} $height={20} />
            <Skeleton $height={48} style={{ margin: '12px 0 28px' }} />
          </div>
        ))}
      </SkeletonCard>
      <SkeletonCard label="Loading the questions about your day">
        <Skeleton $width={220} $height={20} />
        <Skeleton $height={48} />
        <Skeleton $width={180} $height={20} style={{ marginTop: 12 }} />
        <Skeleton $height={96} />
      </SkeletonCard>
    </Split>
  </Page>
);
