import { NotFound } from '@stridewell/app/core';
import { prepared } from '@stridewell/app/first-screen';
import type { RemoteModule } from '@stridewell/app/remote';
import { lazy, Suspense } from 'react';
import { Route, Switch } from 'wouter';
import { CheckinScreen } from './checkin/checkin-screen.tsx';
import { HistorySkeleton } from './history/history-skeleton.tsx';
import { StatsSkeleton } from './stats/stats-skeleton.tsx';

const StatsScreen = prepared(() => import(/* webpackChunkName: "first-stats" */ './stats/stats-screen.tsx'));
const HistoryScreen = lazy(() => import('./history/history-screen.tsx'));
const MonthScreen = lazy(() => import('./month/month-screen.tsx'));

/**
 * The wellness screens. The check-in screen is part of the entry chunk, because runners use it every day. The other
 * screens are loaded on demand.
 */
const App = () => (
  <Switch>
    <Route path="/check-in">
      <CheckinScreen />
    </Route>
    <Route path="/stats">
      <Suspense fallback={<StatsSkeleton />}>
        <StatsScreen />
      </Suspense>
    </Route>
    <Route path="/history">
      <Suspense fallback={<HistorySkeleton />}>
        <HistoryScreen />
      </Suspense>
    </Route>
    <Route path="/month">
      <Suspense>
        <MonthScreen />
      </Suspense>
    </Route>
    <Route component={NotFound} />
  </Switch>
);

/** Loads the screen with the statistics, which is not part of the entry chunk, before it is rendered. */
export const prepare: RemoteModule['prepare'] = async ({ pathname }) => {
  if (pathname === '/stats') await StatsScreen.prepare();
};

export default App;
