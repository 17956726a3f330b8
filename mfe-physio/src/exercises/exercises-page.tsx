import { Page, useToday } from '@stridewell/app/core';
import { HoldNotice } from '@stridewell/app/safety';
import { DownCard } from '@stridewell/ui/core';
import { PhysioAlerts } from '../alerts/alerts.tsx';
import { AssessmentSkeleton } from '../assessment/assessment-skeleton.tsx';
import { RetryButton } from '../calls/retry-button.tsx';
import { backToDashboard } from '../dashboard/routes.ts';
import { longDay } from '../data/days.ts';
import { usePhysioToday } from '../data/reads.ts';
import { HourLater } from '../hour-later/hour-later.tsx';
import { listWords } from './list-words.ts';
import { NoExercises } from './no-exercises.tsx';
import { MaintenanceCard } from './plan-notes.tsx';
import { PlanView } from './plan-view.tsx';

const Content = () => {
  const words = listWords().listFailed;
  const today = usePhysioToday();
  switch (today.state) {
    case 'there':
      return 'exercises' in today.value ? (
        <PlanView plan={today.value} />
      ) : (
        <>
          <NoExercises status={today.value.status} />
          {today.value.status === 'resolved' && <MaintenanceCard />}
        </>
      );
    case 'failed':
      return (
        <DownCard title={words.title} actions={<RetryButton busy={today.retrying} onRetry={today.retry} />}>
          {words.text}
        </DownCard>
      );
    default:
      return <AssessmentSkeleton />;
  }
};

/** /physio-coach/exercises: today's exercises, each with a timer and one-tap logging. */
export const ExercisesPage = () => (
  <Page title={listWords().title} note={longDay(useToday())} back={backToDashboard()}>
    <HoldNotice coach="physio" />
    <PhysioAlerts />
    <HourLater />
    <Content />
  </Page>
);
