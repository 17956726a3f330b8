import { NotFound, Page } from '@stridewell/app/core';
import { TOPICS_PATH } from '@stridewell/app/screens';
import { TabSkeleton } from '@stridewell/ui/core';
import { lazy, Suspense } from 'react';
import { Route, Switch } from 'wouter';
import { ACTIVITIES_PATH } from './activities/activity-path.ts';
import { DASHBOARD, RunningScreen } from './dashboard/running-screen.tsx';
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

const LoadingPage = ({ title }: { title: string }) => (
  <Page title={title} back={DASHBOARD}>
    <TabSkeleton label={title} />
  </Page>
);

/** Routes of the running coach: the dashboard, the season, the first minute, the page of a session, the activities, the topics and the older layout. */
const App = () => (
  <Switch>
    <Route path="/running">
      <RunningScreen />
    </Route>
    <Route path={SESSION_ROUTE}>
      {({ date }) => (
        <Suspense fallback={<LoadingPage title="Session" />}>
          <SessionScreen date={date} />
        </Suspense>
      )}
    </Route>
    <Route path={FIRST_PLAN_ROUTE}>
      <Suspense fallback={<LoadingPage title="Your first plan" />}>
        <FirstPlanScreen />
      </Suspense>
    </Route>
    <Route path={`${START_ROUTE}/:segment?`}>
      {({ segment }) => (
        <Suspense fallback={<LoadingPage title="Your first plan" />}>
          <StartScreen segment={segment} />
        </Suspense>
      )}
    </Route>
    <Route path="/running/season">
      <Suspense fallback={<LoadingPage title="Season" />}>
        <SeasonScreen />
      </Suspense>
    </Route>
    <Route path={ACTIVITIES_PATH}>
      <Suspense fallback={<LoadingPage title="Activities" />}>
        <ActivitiesScreen />
      </Suspense>
    </Route>
    <Route path={`${ACTIVITIES_PATH}/:id`}>
      {({ id }) => (
        <Suspense fallback={<LoadingPage title="Activity" />}>
          <ActivityScreen id={id} />
        </Suspense>
      )}
    </Route>
    <Route path={TOPICS_PATH}>
      <Suspense fallback={<LoadingPage title="Topics" />}>
        <TopicsScreen />
      </Suspense>
    </Route>
    <Route path={`${TOPICS_PATH}/:id`}>
      {({ id }) => (
        <Suspense fallback={<LoadingPage title="Topics" />}>
          <TopicScreen id={id} />
        </Suspense>
      )}
    </Route>
    <Route path="/coach">
      <Suspense fallback={<LoadingPage title="Running Coach" />}>
        <CoachScreen />
      </Suspense>
    </Route>
    <Route component={NotFound} />
  </Switch>
);

export default App;
