import { z } from 'zod';
import { IDEMPOTENCY_HEADER } from '../../web/paths.ts';
import {
  checkinAnswerSchema,
  checkinBody,
  checkinTodaySchema,
  exportQuery,
  historyQuery,
  historySchema,
  idempotencyKeySchema,
  statsQuery,
  statsSchema,
} from '../wellness.ts';
import { type OperationSchema, refusals } from './schema.ts';

export const wellnessSchemas = {
  saveCheckin: {
    summary: 'Save or update the check-in of a day',
    headers: z.looseObject({ [IDEMPOTENCY_HEADER]: idempotencyKeySchema.optional() }),
    body: checkinBody,
    response: { 200: checkinAnswerSchema, ...refusals(400, 401, 409, 503) },
  },
  readCheckinToday: {
    summary: 'Read the check-in of today',
    response: { 200: checkinTodaySchema, ...refusals(401, 404) },
  },
  readStats: {
    summary: 'Read scores and metrics of a range of days',
    querystring: statsQuery,
    response: { 200: statsSchema, ...refusals(400, 401) },
  },
  readHistory: {
    summary: 'Read a page of past check-ins',
    querystring: historyQuery,
    response: { 200: historySchema, ...refusals(400, 401) },
  },
  exportHistory: { summary: 'Download past check-ins as CSV', querystring: exportQuery },
} satisfies Record<string, OperationSchema>;
