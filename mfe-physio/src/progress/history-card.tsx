import { ErrorCard, Stack } from '@stridewell/ui/core';
import { AssessmentSkeleton } from '../assessment/assessment-skeleton.tsx';
import { usePhysioCheckins } from '../data/reads.ts';
import { Insights } from './insights.tsx';
import { LoadPart } from './load-part.tsx';
import { inRange } from './progress-rules.ts';
import { Recent } from './recent.tsx';

/** Check-in history and trends in the older layout. Renders nothing when there are no check-ins. */
export const HistoryCard = () => {
  const checkins = usePhysioCheckins();
  if (checkins.state === 'loading') return <AssessmentSkeleton />;
  if (checkins.state === 'failed') {
    return (
      <ErrorCard title="Check-in history" onRetry={checkins.retry} busy={checkins.retrying}>
        Your check-ins could not be loaded. Nothing is lost.
      </ErrorCard>
    );
  }
  if (checkins.state === 'none' || checkins.value.length === 0) return null;
  const week = inRange(checkins.value, 'week');
  return (
    <Stack>
      <Recent checkins={week} />
      <Insights checkins={week} />
      <LoadPart checkins={checkins.value} />
    </Stack>
  );
};
