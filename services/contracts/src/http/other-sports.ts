import { z } from 'zod';

/** What a week had of sports other than running; missing without any. It never counts as running. */
export const otherSportsSchema = z.object({
  activities: z.number().int(),
  minutes: z.number().int(),
  /** Sum of effort (1 to 10) × minutes of the activities with a stated effort; null when none has one. */
  strain: z.number().int().nullable(),
});
