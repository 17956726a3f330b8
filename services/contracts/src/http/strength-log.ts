import { z } from 'zod';
import { STRENGTH_STATUSES } from '../web/coach.ts';
import { dateSchema, missingOrInvalid } from './common.ts';

/**
 * Body of POST /api/coach/strength-log: the completion mark of a day's strength or mobility session. It is independent
 * of the day's run, which is recorded in the training log.
 */
export const strengthLogBody = z.strictObject({
  date: dateSchema,
  status: z.enum(STRENGTH_STATUSES, { error: missingOrInvalid }),
});
export const strengthLogParams = z.object({ date: dateSchema });
export const strengthLogSchema = z.object({
  date: z.string(),
  status: z.enum(STRENGTH_STATUSES),
  /** Id of the session that was planned when the day was marked; null if none was planned. */
  session: z.string().nullable(),
});
/** Response to GET /api/coach/strength-logs-week: a week's completion marks, by date. */
export const strengthLogsSchema = z.array(strengthLogSchema);
