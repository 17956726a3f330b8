import { z } from 'zod';
import { START_SOURCES } from '../web/sessions.ts';

/** What the size of the first week of a plan comes from. */
export const planStartSchema = z.object({
  source: z.enum(START_SOURCES),
  /** Minutes of a usual week with which the plan starts; missing in couch to 5K. */
  weekMinutes: z.number().int().optional(),
  /** Minutes of the longest run with which the plan starts; missing in couch to 5K. */
  longestMinutes: z.number().int().optional(),
  /** Number of the last six weeks before the plan that have a run. */
  weeks: z.number().int().optional(),
  /** True when every run has walk breaks, because the runner has neither said nor shown anything about running. */
  walkBreaks: z.literal(true).optional(),
});
