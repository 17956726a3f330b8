import type { BackLink } from '@stridewell/app/core';

/** Paths that this remote links to. */
export const ROUTES = {
  dashboard: '/physio-coach',
  checkins: '/physio-coach?tab=checkins',
  exercises: '/physio-coach/exercises',
  /** The guided session. With `?run=1`, the guided run. */
  session: '/physio-coach/session',
  summary: '/physio-coach/summary',
  triage: '/physio-coach/triage',
  running: '/running',
} as const;

/** Path of an exercise's page. */
export const exercisePath = (id: string): string => `${ROUTES.exercises}/${encodeURIComponent(id)}`;

/** Back link of the dashboard's sub-screens and of the older layout. */
export const DASHBOARD: BackLink = { href: ROUTES.dashboard, label: 'Back to Physio Coach' };
export const EXERCISES: BackLink = { href: ROUTES.exercises, label: "Back to today's exercises" };
export const HOME: BackLink = { href: '/', label: 'Back to Home' };
