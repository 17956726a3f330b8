import { z } from 'zod';
import * as activities from '../activities.ts';
import { answers, type OperationSchema, refusals } from './schema.ts';

export const activitySchemas = {
  readActivities: {
    summary: 'Read activities, newest first',
    querystring: activities.activitiesQuery,
    response: answers(activities.activitiesSchema, 400, 401),
  },
  addActivity: {
    summary: 'Enter an activity',
    body: activities.newActivityBody,
    response: answers(activities.activitySchema, 400, 401, 503),
  },
  readActivity: {
    summary: 'Read an activity with laps, splits and samples',
    params: activities.activityParams,
    response: answers(activities.activityDetailSchema, 400, 401, 404),
  },
  changeActivity: {
    summary: 'Change an activity, or whether it is the planned session of its day',
    params: activities.activityParams,
    body: activities.activityChangeBody,
    response: answers(activities.activitySchema, 400, 401, 404, 409, 503),
  },
  removeActivity: {
    summary: 'Delete an activity; for an hour it can be restored',
    params: activities.activityParams,
    response: { 204: z.null(), ...refusals(400, 401, 404, 503) },
  },
  restoreActivity: {
    summary: 'Restore a deleted activity',
    params: activities.activityParams,
    response: answers(activities.activitySchema, 400, 401, 404, 503),
  },
  importActivities: {
    summary: 'Import files of watches and apps as multipart/form-data: FIT, GPX, TCX, or an export of Strava or Garmin',
    response: { 202: activities.importStartedSchema, ...refusals(400, 401, 409, 413, 503) },
  },
  readActivityImport: {
    summary: 'Read the progress of an import and the result of each file',
    params: activities.activityParams,
    response: answers(activities.activityImportSchema, 400, 401, 404),
  },
} satisfies Record<string, OperationSchema>;
