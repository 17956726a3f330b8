import { z } from 'zod';
import {
  calendarSchema,
  calendarStateSchema,
  coachProfileBody,
  coachProfileSavedSchema,
  coachProfileSchema,
  currentPauseSchema,
  pauseBody,
  pauseSchema,
  trainingLogBody,
  trainingLogParams,
  trainingLogSchema,
  trainingLogsSchema,
  weeklyOutcomesSchema,
  weeklyPlanBody,
  weeklyPlanSchema,
  weeklySummarySchema,
  weekQuery,
} from '../running.ts';
import { type OperationSchema, refusals } from './schema.ts';

export const runningSchemas = {
  readCoachProfile: {
    summary: 'Read the running profile',
    response: { 200: coachProfileSchema.nullable(), ...refusals(401) },
  },
  saveCoachProfile: {
    summary: 'Save the running profile',
    body: coachProfileBody,
    response: { 200: coachProfileSavedSchema, ...refusals(400, 401, 503) },
  },
  saveTrainingLog: {
    summary: 'Save the training log of a day',
    body: trainingLogBody,
    response: { 200: trainingLogSchema, ...refusals(400, 401, 503) },
  },
  removeTrainingLog: {
    summary: 'Delete the training log of a day',
    params: trainingLogParams,
    response: { 204: z.null(), ...refusals(400, 401, 503) },
  },
  readTrainingLogs: {
    summary: 'Read the training logs of a week',
    querystring: weekQuery,
    response: { 200: trainingLogsSchema, ...refusals(400, 401) },
  },
  readWeeklyPlan: {
    summary: 'Read the plan of a week',
    querystring: weekQuery,
    response: { 200: weeklyPlanSchema, ...refusals(400, 401, 404) },
  },
  makeWeeklyPlan: {
    summary: 'Make this week’s plan, or answer the offer of a lighter one',
    // A request without a body also makes the plan.
    body: weeklyPlanBody.nullish(),
    response: { 200: weeklyPlanSchema, ...refusals(400, 401, 409, 503) },
  },
  readWeeklySummary: {
    summary: 'Read the summary of a week',
    querystring: weekQuery,
    response: { 200: weeklySummarySchema, ...refusals(400, 401, 404) },
  },
  readWeeklyOutcomes: {
    summary: 'Read the outcome of each day of a week',
    querystring: weekQuery,
    response: { 200: weeklyOutcomesSchema, ...refusals(400, 401) },
  },
  readPause: {
    summary: 'Read the current or upcoming pause',
    response: { 200: currentPauseSchema, ...refusals(401) },
  },
  beginPause: { summary: 'Begin a pause', body: pauseBody, response: { 200: pauseSchema, ...refusals(400, 401, 503) } },
  endPause: { summary: 'End the pause', response: { 204: z.null(), ...refusals(401, 503) } },
  readCalendar: {
    summary: 'Read when the calendar feed was created',
    response: { 200: calendarStateSchema, ...refusals(401) },
  },
  createCalendar: {
    summary: 'Create a calendar feed; the previous one ends',
    response: { 200: calendarSchema, ...refusals(401) },
  },
  revokeCalendar: { summary: 'End the calendar feed', response: { 204: z.null(), ...refusals(401) } },
  readCalendarFeed: {
    summary: 'Read the calendar feed',
    // The handler validates the token, so that a malformed token returns 404 like an unknown one.
    params: z.object({ token: z.string() }),
    response: { 200: z.string(), ...refusals(404) },
  },
} satisfies Record<string, OperationSchema>;
