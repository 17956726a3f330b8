import { type BackLink, NotFound, Page } from '@stridewell/app/core';
import type { RemoteModule } from '@stridewell/app/remote';
import { TabSkeleton } from '@stridewell/ui/core';
import { type ComponentType, lazy, Suspense } from 'react';
import { Route, Switch } from 'wouter';
import { dashboardWords } from './dashboard/dashboard-words.ts';
import { Overview, PhysioScreen } from './dashboard/physio-screen.tsx';
import { ROUTES } from './dashboard/routes.ts';
import { pageLanguage } from './data/language.ts';
import { exerciseWords } from './exercises/words.ts';

const Older = lazy(() => import('./older/older-screen.tsx'));
const Exercises = lazy(async () => ({ default: (await import('./exercises/exercises-page.tsx')).ExercisesPage }));
const Player = lazy(async () => ({ default: (await import('./player/player-page.tsx')).PlayerPage }));
const Exercise = lazy(async () => ({ default: (await import('./exercises/exercise-page.tsx')).ExercisePage }));
const Summary = lazy(async () => ({ default: (await import('./summary/summary-page.tsx')).SummaryPage }));
const Tests = lazy(async () => ({ default: (await import('./tests/tests-page.tsx')).TestsPage }));
const Triage = lazy(async () => ({ default: (await import('./triage/triage-page.tsx')).TriagePage }));

/** A screen that is loaded on demand. Its title and back link are shown while it loads. */
const screenOf = (title: string, Screen: ComponentType, back: BackLink) => (
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
const App = () => {
  const { titles, back } = dashboardWords();
  const toExercises = { href: ROUTES.exercises, label: exerciseWords(pageLanguage()).back };
  const toDashboard = { href: ROUTES.dashboard, label: back.dashboard };
  return (
    <Switch>
      <Route path={ROUTES.dashboard}>
        <PhysioScreen />
      </Route>
      <Route path={ROUTES.exercises}>{screenOf(titles.exercises, Exercises, toDashboard)}</Route>
      <Route path={ROUTES.session}>{screenOf(titles.session, Player, toDashboard)}</Route>
      <Route path={`${ROUTES.exercises}/:id`}>{screenOf(titles.exercise, Exercise, toExercises)}</Route>
      <Route path={ROUTES.summary}>{screenOf(titles.summary, Summary, toDashboard)}</Route>
      <Route path={ROUTES.tests}>{screenOf(titles.tests, Tests, toDashboard)}</Route>
      <Route path={ROUTES.triage}>{screenOf(titles.triage, Triage, toDashboard)}</Route>
      <Route path="/physio">{screenOf('Physio Coach', Older, toDashboard)}</Route>
      <Route component={NotFound} />
    </Switch>
  );
};

/** Loads the first tab together with the dashboard. */
export const prepare: RemoteModule['prepare'] = async ({ pathname, search }) => {
  if (pathname === ROUTES.dashboard && !new URLSearchParams(search).has('tab')) await Overview.prepare();
};

export default App;
