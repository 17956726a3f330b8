import { z } from 'zod';
import { PLAN_TYPES } from '../web/scales.ts';

/** What a week had of sports other than running; missing if it had none. It never counts as running. */
const otherSportsSchema = z.object({
  activities: z.number().int(),
  minutes: z.number().int(),
  /** Sum of effort (1 to 10) × minutes of the activities with a stated effort; null when none has one. */
  strain: z.number().int().nullable(),
});

/** The numbers of a weekly summary. */
export const summaryMetricsSchema = z.object({
  sessionsPlanned: z.number().int(),
  sessionsDone: z.number().int(),
  minutesPlanned: z.number().int(),
  minutesDone: z.number().int(),
  /** Mean readiness score of the week, to one decimal place; null when the week has no check-in. */
  readinessMean: z.number().nullable(),
  checkins: z.number().int(),
  outcomes: z.partialRecord(z.enum(PLAN_TYPES), z.number().int()),
  otherSports: otherSportsSchema.optional(),
});

/** Response to GET /api/coach/weekly-summary. */
export const weeklySummarySchema = z.object({
  weekStart: z.string(),
  text: z.string(),
  metrics: summaryMetricsSchema,
  createdAt: z.string(),
});
