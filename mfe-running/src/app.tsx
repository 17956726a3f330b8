import { NotFound, Page } from '@stridewell/app/core';
import { TabSkeleton } from '@stridewell/ui/core';
import { lazy, Suspense } from 'react';
import { Route, Switch } from 'wouter';
import { DASHBOARD, RunningScreen } from './dashboard/running-screen.tsx';

const CoachScreen = lazy(() => import('./coach/coach-screen.tsx'));

/** Routes of the running coach: the dashboard and the older layout. */
const App = () => (
  <Switch>
    <Route path="/running">
      <RunningScreen />
    </Route>
    <Route path="/coach">
      <Suspense
        fallback={
          <Page title="Running Coach" back={DASHBOARD}>
            <TabSkeleton label="Running Coach" />
          </Page>
        }
      >
        <CoachScreen />
      </Suspense>
    </Route>
    <Route component={NotFound} />
  </Switch>
);

export default App;
