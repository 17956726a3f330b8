import { Page, useToday } from '@stridewell/app/core';
import { HoldNotice } from '@stridewell/app/safety';
import { DownCard, longDay } from '@stridewell/ui/core';
import { PhysioAlerts } from '../alerts/alerts.tsx';
import { AssessmentSkeleton } from '../assessment/assessment-skeleton.tsx';
import { RetryButton } from '../calls/retry-button.tsx';
import { DASHBOARD } from '../dashboard/routes.ts';
import { usePhysioToday } from '../data/reads.ts';
import { NoExercises } from './no-exercises.tsx';
import { PlanView } from './plan-view.tsx';

const Content = () => {
  const today = usePhysioToday();
  switch (today.state) {
    case 'there':
      return 'exercises' in today.value ? <PlanView plan={today.value} /> : <NoExercises status={today.value.status} />;
    case 'failed':
      return (
        <DownCard
          title="Today's exercises could not be loaded"
          actions={<RetryButton busy={today.retrying} onRetry={today.retry} />}
        >
          What you have logged is kept.
        </DownCard>
      );
    default:
      return <AssessmentSkeleton />;
  }
};

/** /physio-coach/exercises: today's exercises, each with a timer and one-tap logging. */
export const ExercisesPage = () => (
  <Page title="Today's exercises" note={longDay(useToday())} back={DASHBOARD}>
    <HoldNotice coach="physio" />
    <PhysioAlerts />
    <Content />
  </Page>
);
