import { trainingLogSchema } from '@stridewell/contracts/http/running';
import { LOG_SPORTS } from '@stridewell/contracts/web';
import { defineCollection } from '@stridewell/kit/mongo/collection';
import { emittingFields, OUTBOX_INDEX } from '@stridewell/kit/outbox/entries';
import { z } from 'zod';
import type { LoggedDay } from '../../domain/records.ts';

/**
 * Collection `training_logs`: the log of a runner's day. A removed log is kept with `deleted` set, so that `rev` never
 * restarts and the removal emits an event.
 */
export const trainingLogsCollection = defineCollection({
  name: 'training_logs',
  schema: z.object({
    ...emittingFields,
    ...trainingLogSchema.shape,
    /** The planned minutes of the day at the time of logging; null if there was no plan. */
    plannedMinutes: z.number().nullable(),
    ladderStage: z.number().int().nullable(),
    /**
     * Duration in minutes of the longest of several runs of the day; null for a day with one run, and missing in older
     * logs.
     */
    longestMinutes: z.number().nullable().exactOptional(),
    /**
     * Source of the last change to the day: the runner, or the day's activities. Missing in logs of earlier releases,
     * which all come from the runner.
     */
    source: z.enum(['runner', 'activities']).exactOptional(),
    /** Whether the runner ran or walked; null if it is not known. Missing in logs of earlier releases. */
    sport: z.enum(LOG_SPORTS).nullable().exactOptional(),
    deleted: z.boolean(),
    createdAt: z.date(),
    updatedAt: z.date(),
  }),
  indexes: [
    // Unique index: one log per runner and day. It also serves reads of one day, of a week and of the planner's
    // history.
    { key: { userId: 1, date: 1 }, options: { unique: true, name: 'user_date' } },
    OUTBOX_INDEX,
  ],
});

export type TrainingLogDocument = z.infer<typeof trainingLogsCollection.schema>;

/** The fields set by a save. The other fields are for identity and bookkeeping. */
export type TrainingLogState = Omit<
  TrainingLogDocument,
  '_id' | 'userId' | 'date' | 'rev' | 'outbox' | 'createdAt' | 'updatedAt'
>;

/**
 * Converts a stored log to the form that the planner uses. A walk is included with at most the planned minutes, because
 * a longer walk is not running.
 */
export const loggedDayOf = (log: Pick<TrainingLogDocument, 'date'> & TrainingLogState): LoggedDay => ({
  date: log.date,
  planType: log.planType,
  status: log.status,
  minutes: log.sport === 'walk' && log.minutes !== null ? Math.min(log.minutes, log.plannedMinutes ?? 0) : log.minutes,
  plannedMinutes: log.plannedMinutes,
  reason: log.reason,
  effort: log.effort ?? null,
  ladderStage: log.ladderStage,
  longestMinutes: log.longestMinutes ?? null,
});
