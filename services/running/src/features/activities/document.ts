import { activitySchema } from '@stridewell/contracts/http/activities';
import { ACTIVITY_SOURCES, type Activity, PLAN_TYPES, SPORTS } from '@stridewell/contracts/web';
import { defineCollection } from '@stridewell/kit/mongo/collection';
import { z } from 'zod';
import { plausible } from '../../domain/activities/plausible.ts';
import type { BoutFacts } from '../../domain/activities/same-bout.ts';

const whole = z.number().int();
const known = whole.nullable();
const split = z.object({ meters: whole, seconds: whole, avgHr: known });

/** Time for which a deleted activity can be restored, in seconds. */
const RESTORABLE_SECONDS = 3_600;

/**
 * Collection `activities`: one recorded or entered bout of exercise. A deleted one is kept for an hour with
 * `deletedAt`, so that the runner can undo the deletion.
 */
export const activitiesCollection = defineCollection({
  name: 'activities',
  schema: z.object({
    _id: z.string(),
    userId: z.string(),
    source: z.enum(ACTIVITY_SOURCES),
    /** Id that the device or service gave the recording; missing if it has none. */
    sourceId: z.string().exactOptional(),
    /** SHA-256 of the decompressed file; missing for activities without a file. */
    hash: z.string().exactOptional(),
    /** Start. For an entered activity it is noon of its date, because only the day is known. */
    startedAt: z.date(),
    timezone: z.string(),
    date: z.iso.date(),
    sport: z.enum(SPORTS),
    /** Who chose the sport; missing if the recording states it. */
    sportBy: z.literal('runner').exactOptional(),
    elapsedSeconds: whole,
    movingSeconds: whole,
    distanceMeters: known,
    ascentMeters: known,
    descentMeters: known,
    avgHr: known,
    maxHr: known,
    avgCadence: known,
    rpe: known,
    note: z.string().nullable(),
    laps: z.array(z.object({ seconds: whole, meters: known, avgHr: known })),
    splits: z.object({ km: z.array(split), mile: z.array(split) }),
    /** True if `activity_series` has samples. */
    hasSeries: z.boolean(),
    /** Uses that the source's terms allow: in an outside model, and sharing. */
    policy: z.object({ ai: z.boolean(), share: z.boolean() }),
    matched: z.object({ date: z.iso.date(), planType: z.enum(PLAN_TYPES) }).nullable(),
    matchedBy: z.enum(['rule', 'runner']).nullable(),
    createdAt: z.date(),
    updatedAt: z.date(),
    deletedAt: z.date().exactOptional(),
  }),
  indexes: [
    // Serves the activities of a day and of a range of days.
    { key: { userId: 1, date: 1 }, options: { name: 'user_date' } },
    // Serves the list, newest first, and the search for another record of the same bout.
    { key: { userId: 1, startedAt: -1 }, options: { name: 'user_started' } },
    // One activity per file and runner. Serves the search for a file that was imported before.
    {
      key: { userId: 1, hash: 1 },
      options: { unique: true, name: 'user_hash', partialFilterExpression: { hash: { $exists: true } } },
    },
    // One activity per recording of a device or service.
    {
      key: { userId: 1, sourceId: 1 },
      options: { unique: true, name: 'user_source', partialFilterExpression: { sourceId: { $exists: true } } },
    },
    // Removes deleted activities.
    { key: { deletedAt: 1 }, options: { name: 'deleted', expireAfterSeconds: RESTORABLE_SECONDS } },
  ],
});
export type ActivityDocument = z.infer<typeof activitiesCollection.schema>;

/** `activity_series`: the samples of an activity, as compressed JSON. Each document has the id of its activity. */
export const activitySeriesCollection = defineCollection({
  name: 'activity_series',
  schema: z.object({
    _id: z.string(),
    userId: z.string(),
    /** `ActivitySeries` as JSON, compressed with gzip, in base64. */
    samples: z.string(),
    deletedAt: z.date().exactOptional(),
  }),
  indexes: [
    // Serves exports and erasures.
    { key: { userId: 1 }, options: { name: 'user' } },
    // Removes the samples of deleted activities.
    { key: { deletedAt: 1 }, options: { name: 'deleted', expireAfterSeconds: RESTORABLE_SECONDS } },
  ],
});

/** Returns the API's response for a stored activity. Implausible values that earlier releases stored become null. */
const answerOf = ({ _id, source, startedAt, ...fields }: ActivityDocument) => ({
  ...fields,
  id: _id,
  source,
  startedAt: source === 'manual' ? null : startedAt.toISOString(),
  distanceMeters: plausible.meters(fields.distanceMeters),
  ascentMeters: plausible.climb(fields.ascentMeters),
  descentMeters: plausible.climb(fields.descentMeters),
  avgCadence: plausible.cadence(fields.avgCadence),
});

/** Converts a stored activity to the API's response. */
export const presentActivity = (document: ActivityDocument): Activity => activitySchema.parse(answerOf(document));

/** Converts a list of stored activities. One that cannot be shown is left out, so that the others are still shown. */
export const presentActivities = (documents: readonly ActivityDocument[]): Activity[] =>
  documents.flatMap((document) => activitySchema.safeParse(answerOf(document)).data ?? []);

/** Returns the fields that decide whether a stored activity and another record describe one bout. */
export const boutFactsOf = ({ source, startedAt, createdAt, ...activity }: ActivityDocument): BoutFacts => ({
  ...activity,
  ...(source === 'manual'
    ? { startedAt: null, enteredAt: createdAt.getTime() }
    : { startedAt: startedAt.getTime(), enteredAt: null }),
});
