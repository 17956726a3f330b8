import { z } from 'zod';
import { weekStartOf } from '../web/dates.ts';
import { PLAN_TYPES } from '../web/scales.ts';
import { dateSchema } from './common.ts';

/** `?weekStart=`: a Monday; left out, the runner's current week. */
export const weekQuery = z.object({
  weekStart: dateSchema.refine((date) => weekStartOf(date) === date, 'A week starts on a Monday').optional(),
});

/** GET /api/coach/weekly-outcomes */
export const weeklyOutcomesSchema = z.array(z.object({ date: z.string(), outcome: z.enum(PLAN_TYPES) }));
