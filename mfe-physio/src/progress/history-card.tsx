import { ErrorCard, Stack } from '@stridewell/ui/core';
import { AssessmentSkeleton } from '../assessment/assessment-skeleton.tsx';
import { usePhysioCheckins } from '../data/reads.ts';
import { Insights } from './insights.tsx';
import { LoadPart } from './load-part.tsx';
import { inRange } from './progress-rules.ts';
import { progressWords } from './progress-words.ts';
import { Recent } from './recent.tsx';

/** Check-in history and trends in the older layout. Renders nothing when there are no check-ins. */
export const HistoryCard = () => {
  const checkins = usePhysioCheckins();
  const words = progressWords();
  if (checkins.state === 'loading') return <AssessmentSkeleton />;
  if (checkins.state === 'failed') {
    return (
      <ErrorCard title={words.historyTitle} onRetry={checkins.retry} busy={checkins.retrying}>
        {words.failed}
      </ErrorCard>
    );
  }
  if (checkins.state === 'none' || checkins.value.length === 0) return null;
  return (
    <Stack>
      <Recent checkins={inRange(checkins.value, 'week')} />
      <Insights checkins={inRange(checkins.value, 'month')} />
      <LoadPart checkins={checkins.value} />
    </Stack>
  );
};
