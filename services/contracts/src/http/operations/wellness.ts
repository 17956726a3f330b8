import { z } from 'zod';
import { IDEMPOTENCY_HEADER } from '../../web/paths.ts';
import { languageQuery } from '../common.ts';
import * as wellness from '../wellness.ts';
import { answers, type OperationSchema } from './schema.ts';

export const wellnessSchemas = {
  saveCheckin: {
    summary: 'Save or update the check-in of a day',
    headers: z.looseObject({ [IDEMPOTENCY_HEADER]: wellness.idempotencyKeySchema.optional() }),
    querystring: languageQuery,
    body: wellness.checkinBody,
    response: answers(wellness.checkinAnswerSchema, 400, 401, 409, 503),
  },
  readCheckinToday: {
    summary: 'Read the check-in of today',
    querystring: languageQuery,
    response: answers(wellness.checkinTodaySchema, 400, 401, 404),
  },
  readStats: {
    summary: 'Read scores and metrics of a range of days',
    querystring: wellness.statsQuery,
    response: answers(wellness.statsSchema, 400, 401),
  },
  readTrends: {
    summary: 'Read what the scores of a range of days go together with',
    querystring: wellness.statsQuery,
    response: answers(wellness.trendsSchema, 400, 401),
  },
  readHistory: {
    summary: 'Read a page of past check-ins',
    querystring: wellness.historyQuery,
    response: answers(wellness.historySchema, 400, 401),
  },
  exportHistory: { summary: 'Download past check-ins as CSV', querystring: wellness.exportQuery },
} satisfies Record<string, OperationSchema>;
