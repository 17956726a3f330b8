import { z } from 'zod';
import * as coach from '../web/coach.ts';
import { dateSchema, integerSchema, missingOrInvalid } from './common.ts';

const pain = integerSchema(0, 10).nullish();
const { resultMeters, resultSeconds } = coach.BACKGROUND_LIMITS;

/**
 * Body of POST /api/coach/race-review: how the race on a date went, or whether to ask again. A finished race is also
 * stored as a result. The service checks whether the time is plausible for the distance.
 */
export const raceReviewBody = z.discriminatedUnion('answer', [
  z.strictObject({
    answer: z.literal('finished'),
    date: dateSchema,
    seconds: z
      .number({ error: missingOrInvalid })
      .int('Please give the time in whole seconds')
      .min(resultSeconds.min, 'That time is too short. Write hours, minutes and seconds, like 1:52:30')
      .max(resultSeconds.max, 'Please give a time of at most 48 hours'),
    /** Distance of an ultra. Other races have a fixed distance. */
    meters: integerSchema(resultMeters.min, resultMeters.max).nullish(),
    /** Perceived effort, 1 to 10. */
    effort: integerSchema(1, 10),
    /** Pain now. */
    pain,
  }),
  z.strictObject({ answer: z.literal('not_finished'), date: dateSchema, pain }),
  z.strictObject({ answer: z.literal('not_started'), date: dateSchema }),
  /** The runner does not want to be asked about this race. */
  z.strictObject({ answer: z.literal('declined'), date: dateSchema }),
  /** The runner wants to be asked again tomorrow. */
  z.strictObject({ answer: z.literal('not_now'), date: dateSchema }),
]);

/** Response to GET and POST /api/coach/race-review: the race that the runner is currently asked about. */
export const raceReviewSchema = z.object({
  /** Null when there is nothing to ask. If the race is today, clients ask in the evening. */
  race: z
    .object({
      date: z.string(),
      goal: z.enum(coach.RACE_GOALS),
      priority: z.enum(['A', 'B']),
      /** Distance of the race; null when the runner states it. */
      meters: z.number().int().nullable(),
    })
    .nullable(),
});

export type RaceReviewBody = z.infer<typeof raceReviewBody>;
