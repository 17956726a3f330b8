import { z } from 'zod';
import { languageQuery } from '../common.ts';
import * as month from '../month.ts';
import * as race from '../race-review.ts';
import * as running from '../running.ts';
import * as plan from '../running-plan.ts';
import * as strength from '../strength-log.ts';
import { weeklySummarySchema } from '../weekly-summary.ts';
import { answers, type OperationSchema, refusals } from './schema.ts';

export const runningSchemas = {
  readCoachProfile: {
    summary: 'Read the running profile',
    response: answers(running.coachProfileSchema.nullable(), 401),
  },
  saveCoachProfile: {
    summary: 'Save the running profile',
    body: running.coachProfileBody,
    response: answers(running.coachProfileSavedSchema, 400, 401, 503),
  },
  readBackground: {
    summary: 'Read the answers about earlier training and preferences',
    response: answers(running.runnerBackgroundSchema, 401),
  },
  saveBackground: {
    summary: 'Save the answers about earlier training and preferences',
    body: running.runnerBackgroundBody,
    response: answers(running.runnerBackgroundSchema, 400, 401, 503),
  },
  saveTrainingLog: {
    summary: 'Save the training log of a day',
    body: running.trainingLogBody,
    response: answers(running.trainingLogSchema, 400, 401, 503),
  },
  removeTrainingLog: {
    summary: 'Delete the training log of a day',
    params: running.trainingLogParams,
    response: { 204: z.null(), ...refusals(400, 401, 503) },
  },
  readTrainingLogs: {
    summary: 'Read the training logs of a week',
    querystring: running.weekQuery,
    response: answers(running.trainingLogsSchema, 400, 401),
  },
  saveStrengthLog: {
    summary: 'Mark the strength session of a day',
    body: strength.strengthLogBody,
    response: answers(strength.strengthLogSchema, 400, 401, 503),
  },
  removeStrengthLog: {
    summary: 'Remove the mark of a day’s strength session',
    params: strength.strengthLogParams,
    response: { 204: z.null(), ...refusals(400, 401, 503) },
  },
  readStrengthLogs: {
    summary: 'Read the marks of a week’s strength sessions',
    querystring: running.weekQuery,
    response: answers(strength.strengthLogsSchema, 400, 401),
  },
  readWeeklyPlan: {
    summary: 'Read the plan of a week',
    querystring: running.weekQuery.extend(languageQuery.shape),
    response: answers(running.weeklyPlanSchema, 400, 401, 404),
  },
  makeWeeklyPlan: {
    summary: 'Make this week’s plan, or answer the offer of a lighter one',
    querystring: languageQuery,
    // A request without a body also creates the plan.
    body: running.weeklyPlanBody.nullish(),
    response: answers(running.weeklyPlanSchema, 400, 401, 409, 503),
  },
  readPlanMoves: {
    summary: 'Read to which days a session can move',
    querystring: plan.movesQuery,
    response: answers(plan.movesSchema, 400, 401, 404),
  },
  moveSession: {
    summary: 'Move a session to another day of the week',
    querystring: languageQuery,
    body: plan.moveBody,
    response: answers(running.weeklyPlanSchema, 400, 401, 404, 409, 503),
  },
  adjustPlan: {
    summary: 'Make a day or the week easier, repeat a week, answer an offer, or undo that',
    querystring: languageQuery,
    body: plan.adjustBody,
    response: answers(running.weeklyPlanSchema, 400, 401, 404, 409, 503),
  },
  previewPlanChange: {
    summary: 'Read what a change of the plan would change, without making it',
    querystring: languageQuery,
    body: plan.changePreviewBody,
    response: answers(plan.changePreviewSchema, 400, 401, 404, 409, 503),
  },
  readSeason: {
    summary: 'Read the season: the weeks to the race',
    querystring: languageQuery,
    response: answers(plan.seasonSchema, 400, 401, 404),
  },
  readRacePlan: {
    summary: 'Read the plan for the race day',
    querystring: languageQuery,
    response: answers(plan.racePlanSchema, 400, 401, 404),
  },
  readRaceReview: {
    summary: 'Read about which race to ask how it went',
    response: answers(race.raceReviewSchema, 401),
  },
  answerRaceReview: {
    summary: 'Answer how a race went, or put the question off',
    body: race.raceReviewBody,
    response: answers(race.raceReviewSchema, 400, 401, 404, 409, 503),
  },
  readMonth: {
    summary: 'Read the figures of a month',
    querystring: month.monthQuery,
    response: answers(month.monthSchema, 400, 401),
  },
  readMoment: {
    summary: 'Read what the runner has reached and not seen yet',
    response: answers(month.currentMomentSchema, 401),
  },
  markMomentSeen: {
    summary: 'Record that the runner has seen a moment',
    params: month.momentParams,
    response: { 204: z.null(), ...refusals(400, 401, 404, 503) },
  },
  readSessionFile: {
    summary: 'Read a planned session as a workout file for a watch or an app',
    params: plan.sessionFileParams,
    response: answers(z.any(), 400, 401, 404),
  },
  readWeeklySummary: {
    summary: 'Read the summary of a week',
    querystring: running.weekQuery.extend(languageQuery.shape),
    response: answers(weeklySummarySchema, 400, 401, 404),
  },
  readWeeklyOutcomes: {
    summary: 'Read the outcome of each day of a week',
    querystring: running.weekQuery,
    response: answers(running.weeklyOutcomesSchema, 400, 401),
  },
  readPause: { summary: 'Read the current or upcoming pause', response: answers(running.currentPauseSchema, 401) },
  beginPause: {
    summary: 'Begin a pause',
    body: running.pauseBody,
    response: answers(running.pauseSchema, 400, 401, 503),
  },
  endPause: { summary: 'End the pause', response: { 204: z.null(), ...refusals(401, 503) } },
  readCalendar: {
    summary: 'Read when the calendar feed was created',
    response: answers(running.calendarStateSchema, 401),
  },
  createCalendar: {
    summary: 'Create a calendar feed; the previous one ends',
    response: answers(running.calendarSchema, 401),
  },
  revokeCalendar: { summary: 'End the calendar feed', response: { 204: z.null(), ...refusals(401) } },
  readCalendarFeed: {
    summary: 'Read the calendar feed',
    // The handler validates the token, so that a malformed token returns 404 like an unknown one.
    params: z.object({ token: z.string() }),
    response: { ...answers(z.string(), 404), 304: z.null() },
  },
} satisfies Record<string, OperationSchema>;
