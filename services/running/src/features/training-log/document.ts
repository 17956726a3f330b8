import { trainingLogSchema } from '@stridewell/contracts/http/running';
import { defineCollection } from '@stridewell/kit/mongo/collection';
import { emittingFields, OUTBOX_INDEX } from '@stridewell/kit/outbox/entries';
import { z } from 'zod';
import type { LoggedDay } from '../../domain/plan/adapt/types.ts';

/**
 * `training_logs`: one runner's logged day. A removed day stays as a row with `deleted`, so that `rev` never restarts
 * and the removal emits an event.
 */
export const trainingLogsCollection = defineCollection({
  name: 'training_logs',
  schema: z.object({
    ...emittingFields,
    ...trainingLogSchema.shape,
    /** The planned minutes of the day when it was logged; null without a plan. */
    plannedMinutes: z.number().nullable(),
    ladderStage: z.number().int().nullable(),
    deleted: z.boolean(),
    createdAt: z.date(),
    updatedAt: z.date(),
  }),
  indexes: [
    // One log per runner and day. Also serves all reads of a runner's days: one day, a week, the planner's history.
    { key: { userId: 1, date: 1 }, options: { unique: true, name: 'user_date' } },
    OUTBOX_INDEX,
  ],
});

export type TrainingLogDocument = z.infer<typeof trainingLogsCollection.schema>;

/** The fields that a save sets. The others are identity and bookkeeping. */
export type TrainingLogState = Omit<
  TrainingLogDocument,
  '_id' | 'userId' | 'date' | 'rev' | 'outbox' | 'createdAt' | 'updatedAt'
>;

/** Converts a stored log to the form of the planner. */
export const loggedDayOf = (log: Pick<TrainingLogDocument, 'date'> & TrainingLogState): LoggedDay => ({
  date: log.date,
  planType: log.planType,
  status: log.status,
  minutes: log.minutes,
  plannedMinutes: log.plannedMinutes,
  reason: log.reason,
  ladderStage: log.ladderStage,
});
