import { NotFound, Page } from '@stridewell/app/core';
import type { RemoteModule } from '@stridewell/app/remote';
import { TOPICS_PATH } from '@stridewell/app/screens';
import { TabSkeleton } from '@stridewell/ui/core';
import { lazy, Suspense } from 'react';
import { Route, Switch } from 'wouter';
import { ACTIVITIES_PATH } from './activities/activity-path.ts';
import { dashboardWords } from './dashboard/dashboard-words.ts';
import { DASHBOARD, Overview, RunningScreen } from './dashboard/running-screen.tsx';
import { FIRST_PLAN_ROUTE, START_ROUTE } from './onboarding/steps.ts';
import { SESSION_ROUTE } from './session/session-path.ts';

const StartScreen = lazy(() => import('./onboarding/start-screen.tsx'));
const FirstPlanScreen = lazy(() => import('./onboarding/first-plan-screen.tsx'));
const ActivitiesScreen = lazy(() => import('./activities/activities-screen.tsx'));
const ActivityScreen = lazy(() => import('./activities/activity-screen.tsx'));
const CoachScreen = lazy(() => import('./coach/coach-screen.tsx'));
const SeasonScreen = lazy(() => import('./season/season-screen.tsx'));
const SessionScreen = lazy(() => import('./session/session-screen.tsx'));

const TopicsScreen = lazy(() => import('./topics/topics-screen.tsx'));
const TopicScreen = lazy(() => import('./topics/topic-screen.tsx'));

type Screen = keyof ReturnType<typeof dashboardWords>['titles'];

const LoadingPage = ({ screen }: { screen: Screen }) => {
  const title = dashboardWords().titles[screen];
  return (
    <Page title={title} back={DASHBOARD}>
      <TabSkeleton label={title} />
    </Page>
  );
};

/**
 * Routes of the running coach: dashboard, season, onboarding, session pages, activities, topics and the older layout.
 */
const App = () => (
  <Switch>
    <Route path="/running">
      <RunningScreen />
    </Route>
    <Route path={SESSION_ROUTE}>
      {({ date }) => (
        <Suspense fallback={<LoadingPage screen="session" />}>
          <SessionScreen date={date} />
        </Suspense>
      )}
    </Route>
    <Route path={FIRST_PLAN_ROUTE}>
      <Suspense fallback={<LoadingPage screen="firstPlan" />}>
        <FirstPlanScreen />
      </Suspense>
    </Route>
    <Route path={`${START_ROUTE}/:segment?`}>
      {({ segment }) => (
        <Suspense fallback={<LoadingPage screen="firstPlan" />}>
          <StartScreen segment={segment} />
        </Suspense>
      )}
    </Route>
    <Route path="/running/season">
      <Suspense fallback={<LoadingPage screen="season" />}>
        <SeasonScreen />
      </Suspense>
    </Route>
    <Route path={ACTIVITIES_PATH}>
      <Suspense fallback={<LoadingPage screen="activities" />}>
        <ActivitiesScreen />
      </Suspense>
    </Route>
    <Route path={`${ACTIVITIES_PATH}/:id`}>
      {({ id }) => (
        <Suspense fallback={<LoadingPage screen="activity" />}>
          <ActivityScreen id={id} />
        </Suspense>
      )}
    </Route>
    <Route path={TOPICS_PATH}>
      <Suspense fallback={<LoadingPage screen="topics" />}>
        <TopicsScreen />
      </Suspense>
    </Route>
    <Route path={`${TOPICS_PATH}/:id`}>
      {({ id }) => (
        <Suspense fallback={<LoadingPage screen="topics" />}>
          <TopicScreen id={id} />
        </Suspense>
      )}
    </Route>
    <Route path="/coach">
      <Suspense fallback={<LoadingPage screen="coach" />}>
        <CoachScreen />
      </Suspense>
    </Route>
    <Route component={NotFound} />
  </Switch>
);

/** Loads the first tab together with the dashboard. */
export const prepare: RemoteModule['prepare'] = async ({ pathname, search }) => {
  if (pathname === DASHBOARD.href && !new URLSearchParams(search).has('tab')) await Overview.prepare();
};

export default App;
