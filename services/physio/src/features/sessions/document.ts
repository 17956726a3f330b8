import {
  EXERCISE_SKIP_REASONS,
  LOAD_UNITS,
  PHYSIO_SESSION_KINDS,
  PHYSIO_SESSION_STATUSES,
  WORK_SIDES,
} from '@stridewell/contracts/web';
import { defineCollection } from '@stridewell/kit/mongo/collection';
import { emittingFields } from '@stridewell/kit/outbox/entries';
import { z } from 'zod';

const loggedSet = z.object({
  reps: z.number().int().exactOptional(),
  seconds: z.number().int().exactOptional(),
  metres: z.number().int().exactOptional(),
  load: z.object({ unit: z.enum(LOAD_UNITS), value: z.number() }),
  rir: z.number().int().nullable(),
});

const loggedExercise = z.object({
  exerciseId: z.string(),
  side: z.enum(WORK_SIDES),
  status: z.enum(PHYSIO_SESSION_STATUSES),
  plannedSets: z.number().int().exactOptional(),
  sets: z.array(loggedSet),
  pain: z.number().int().nullable(),
  skipReason: z.enum(EXERCISE_SKIP_REASONS).nullable(),
});

/** The content of a runner's session log, without ids. */
const sessionFields = {
  /** Date in the runner's time zone. */
  date: z.iso.date(),
  injuryId: z.string().nullable(),
  kind: z.enum(PHYSIO_SESSION_KINDS),
  startedAt: z.string(),
  finishedAt: z.string().nullable(),
  status: z.enum(PHYSIO_SESSION_STATUSES),
  ladderStage: z.number().int().nullable(),
  runPain: z.number().int().nullable(),
  exercises: z.array(loggedExercise),
  painAfter: z.number().int().nullable(),
  painStop: z.object({ pain: z.number().int(), sharp: z.boolean(), bone: z.boolean(), numb: z.boolean() }).nullable(),
};

/** Pain one hour after the session, and the time of the answer, ISO 8601. */
const hourLater = z.object({ pain: z.number().int(), answeredAt: z.string() });

const earlierValue = z.object({
  ...sessionFields,
  /** The answer that was replaced, or that belonged to the replaced value. Missing if there was none. */
  hourLater: hourLater.exactOptional(),
  /** Time at which another value replaced this one. */
  replacedAt: z.date(),
});

/** `physio_sessions`: a session of exercises or a guided run, as logged by the runner. */
export const physioSessionsCollection = defineCollection({
  name: 'physio_sessions',
  schema: z.object({
    // The outbox stays empty: no other service needs sessions. The aggregate needs the revision.
    ...emittingFields,
    /** Id chosen by the client, unique for the runner. */
    clientId: z.string(),
    ...sessionFields,
    /**
     * Pain one hour after the session. It is a separate field, so that changing the session does not change it, and
     * vice versa. Missing until answered, and in sessions of earlier releases.
     */
    hourLater: hourLater.exactOptional(),
    /** Earlier values, oldest first. */
    history: z.array(earlierValue),
    createdAt: z.date(),
    updatedAt: z.date(),
  }),
  indexes: [
    // Unique index: one session per client id. It also serves reads of one session.
    { key: { userId: 1, clientId: 1 }, options: { unique: true, name: 'user_client_id' } },
    // Index for reading a runner's sessions of a range of days, and for counting those of a day.
    { key: { userId: 1, date: 1 }, options: { name: 'user_date' } },
  ],
});

export type PhysioSessionDocument = z.infer<typeof physioSessionsCollection.schema>;
export type SessionValue = Omit<z.infer<typeof earlierValue>, 'replacedAt' | 'hourLater'>;
export type HourLater = z.infer<typeof hourLater>;
