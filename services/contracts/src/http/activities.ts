import { z } from 'zod';
import * as activities from '../web/activities.ts';
import { PLAN_TYPES } from '../web/scales.ts';
import { dateSchema, idSchema, integerSchema, missingOrInvalid, textSchema } from './common.ts';

const { minutes, meters, rpe, note } = activities.ACTIVITY_LIMITS;
const sport = z.enum(activities.SPORTS, { error: missingOrInvalid });
const effort = integerSchema(rpe.min, rpe.max);

/** Body of POST /api/coach/activities: an activity that the runner enters. The service checks the date. */
export const newActivityBody = z.strictObject({
  date: dateSchema,
  sport,
  /** Number of minutes in motion. */
  minutes: integerSchema(minutes.min, minutes.max),
  meters: integerSchema(meters.min, meters.max).nullish(),
  rpe: effort.nullish(),
  note: textSchema(note).nullish(),
});

/**
 * Body of PATCH /api/coach/activities/{id}. Missing fields are left unchanged. Date, minutes and distance of a recorded
 * activity cannot be changed.
 */
export const activityChangeBody = z.strictObject({
  date: dateSchema.optional(),
  sport: sport.optional(),
  minutes: integerSchema(minutes.min, minutes.max).optional(),
  meters: integerSchema(meters.min, meters.max).nullish(),
  rpe: effort.nullish(),
  note: textSchema(note).nullish(),
  /** False if the activity is not the planned session of its day, so it is not matched again. True to match it. */
  isPlannedSession: z.boolean({ error: missingOrInvalid }).optional(),
});

export const activityParams = z.object({ id: idSchema });

/** The planned session that an activity fulfils. */
const matchedSchema = z.object({ date: z.string(), planType: z.enum(PLAN_TYPES) });

export const activitySchema = z.object({
  id: z.string(),
  source: z.enum(activities.ACTIVITY_SOURCES),
  /** Start as an ISO timestamp; null for an entered activity, for which only the day is known. */
  startedAt: z.string().nullable(),
  /** Date of the start in the runner's time zone. */
  date: z.string(),
  sport: z.enum(activities.SPORTS),
  elapsedSeconds: z.number().int(),
  movingSeconds: z.number().int(),
  distanceMeters: z.number().int().nullable(),
  ascentMeters: z.number().int().nullable(),
  descentMeters: z.number().int().nullable(),
  avgHr: z.number().int().nullable(),
  maxHr: z.number().int().nullable(),
  /** Steps per minute when on foot, otherwise revolutions or strokes per minute. */
  avgCadence: z.number().int().nullable(),
  /** Perceived effort, 1 to 10. */
  rpe: z.number().int().nullable(),
  note: z.string().nullable(),
  matched: matchedSchema.nullable(),
  matchedBy: z.enum(['rule', 'runner']).nullable(),
});

const lap = z.object({ seconds: z.number(), meters: z.number().nullable(), avgHr: z.number().nullable() });
const split = z.object({ meters: z.number(), seconds: z.number(), avgHr: z.number().nullable() });
const column = z.array(z.number().nullable());

/** Response to GET /api/coach/activities/{id}. */
export const activityDetailSchema = activitySchema.extend({
  laps: z.array(lap),
  splits: z.object({ km: z.array(split), mile: z.array(split) }),
  /** Samples for curves, see `ActivitySeries`; null for an activity without samples. */
  series: z
    .object({ t: z.array(z.number()), distance: column, speed: column, hr: column, altitude: column, cadence: column })
    .nullable(),
  /**
   * Number of repetitions of the planned session: done according to the laps, and planned. Null if the session has no
   * repetitions.
   */
  repetitions: z.object({ done: z.number().int(), planned: z.number().int() }).nullable(),
  /** Percentage by which the day's running exceeded the longest run of the previous 30 days; null if it did not. */
  longerThanLongest: z.number().int().nullable(),
  /** True for a run on a day for which a walk was planned. Missing in responses from earlier releases. */
  isRunOnWalkDay: z.boolean().exactOptional(),
});

/** Query of GET /api/coach/activities: a page of at most `limit` activities that began before the given time. */
export const activitiesQuery = z.object({
  /** Value of `next` from the previous page. */
  before: z.iso.datetime({ error: 'Please give a time as ISO 8601' }).optional(),
  limit: z.coerce.number({ error: missingOrInvalid }).pipe(integerSchema(1, 100)).default(30),
});

const count = z.number().int().min(0);
export const importCountsSchema = z.object({ imported: count, duplicate: count, unsupported: count, failed: count });

export const importSummarySchema = z.object({
  id: z.string(),
  state: z.enum(activities.IMPORT_STATES),
  /** Number of files found so far, including files in archives; null until they have been counted. */
  found: count.nullable(),
  counts: importCountsSchema,
  createdAt: z.string(),
});

/** Response to GET /api/coach/activities, newest first. */
export const activitiesSchema = z.object({
  activities: z.array(activitySchema),
  /** Value of `before` for the next page; null on the last page. */
  next: z.string().nullable(),
  /** The runner's last import; null when there is none. */
  lastImport: importSummarySchema.nullable(),
});

/** Response to POST /api/coach/activities/import. */
export const importStartedSchema = z.object({ id: z.string() });

/** Response to GET /api/coach/activities/import/{id}. */
export const activityImportSchema = importSummarySchema.extend({
  /** At most 500 files, starting with those that were not imported. */
  files: z.array(
    z.object({
      name: z.string(),
      result: z.enum(activities.IMPORT_RESULTS),
      reason: z.enum(activities.IMPORT_REASONS).nullable(),
      activityId: z.string().nullable(),
    }),
  ),
});

export type NewActivityBody = z.infer<typeof newActivityBody>;
export type ActivityChangeBody = z.infer<typeof activityChangeBody>;
