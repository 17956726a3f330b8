import type { BackLink } from '@stridewell/app/core';
import { dashboardWords } from './dashboard-words.ts';

/** Paths that this remote links to. */
export const ROUTES = {
  dashboard: '/physio-coach',
  checkins: '/physio-coach?tab=checkins',
  profile: '/physio-coach?tab=profile',
  exercises: '/physio-coach/exercises',
  /** The guided session. With `?run=1`, the guided run. */
  session: '/physio-coach/session',
  summary: '/physio-coach/summary',
  tests: '/physio-coach/tests',
  triage: '/physio-coach/triage',
  running: '/running',
} as const;

/** Path of an exercise's page. */
export const exercisePath = (id: string): string => `${ROUTES.exercises}/${encodeURIComponent(id)}`;

/** Back link of the dashboard's sub-screens and of the older layout. */
export const backToDashboard = (): BackLink => ({ href: ROUTES.dashboard, label: dashboardWords().back.dashboard });
export const backToHome = (): BackLink => ({ href: '/', label: dashboardWords().back.home });
