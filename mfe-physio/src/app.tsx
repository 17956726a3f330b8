import { type BackLink, NotFound, Page } from '@stridewell/app/core';
import { TabSkeleton } from '@stridewell/ui/core';
import { type ComponentType, lazy, Suspense } from 'react';
import { Route, Switch } from 'wouter';
import { PhysioScreen } from './dashboard/physio-screen.tsx';
import { DASHBOARD, EXERCISES, ROUTES } from './dashboard/routes.ts';

const Older = lazy(() => import('./older/older-screen.tsx'));
const Exercises = lazy(async () => ({ default: (await import('./exercises/exercises-page.tsx')).ExercisesPage }));
const Player = lazy(async () => ({ default: (await import('./player/player-page.tsx')).PlayerPage }));
const Exercise = lazy(async () => ({ default: (await import('./exercises/exercise-page.tsx')).ExercisePage }));
const Summary = lazy(async () => ({ default: (await import('./summary/summary-page.tsx')).SummaryPage }));
const Tests = lazy(async () => ({ default: (await import('./tests/tests-page.tsx')).TestsPage }));
const Triage = lazy(async () => ({ default: (await import('./triage/triage-page.tsx')).TriagePage }));

/** A screen that is loaded on demand. While loading, its title and back link are shown. */
const screenOf = (title: string, Screen: ComponentType, back: BackLink = DASHBOARD) => (
  <Suspense
    fallback={
      <Page title={title} back={back}>
        <TabSkeleton label={title} />
      </Page>
    }
  >
    <Screen />
  </Suspense>
);

/** Routes of the physio coach. */
const App = () => (
  <Switch>
    <Route path={ROUTES.dashboard}>
      <PhysioScreen />
    </Route>
    <Route path={ROUTES.exercises}>{screenOf("Today's exercises", Exercises)}</Route>
    <Route path={ROUTES.session}>{screenOf('Guided session', Player)}</Route>
    <Route path={`${ROUTES.exercises}/:id`}>{screenOf('Exercise', Exercise, EXERCISES)}</Route>
    <Route path={ROUTES.summary}>{screenOf('Summary', Summary)}</Route>
    <Route path={ROUTES.tests}>{screenOf('Tests', Tests)}</Route>
    <Route path={ROUTES.triage}>{screenOf('A few questions first', Triage)}</Route>
    <Route path="/physio">{screenOf('Physio Coach', Older)}</Route>
    <Route component={NotFound} />
  </Switch>
);

export default App;
