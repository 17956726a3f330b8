import { metricsSchema } from '@stridewell/contracts/http/wellness';
import type { Metric, Metrics } from '@stridewell/contracts/web';
import { defineCollection } from '@stridewell/kit/mongo/collection';
import type { Connection } from '@stridewell/kit/mongo/database';
import { upsertIfNewer } from '@stridewell/kit/mongo/upsert-if-newer';
import { z } from 'zod';

/** `metrics_daily`: a day's latest answers, for the series of the statistics. Derived from `checkin_sessions`. */
export const dailyMetricsCollection = defineCollection({
  name: 'metrics_daily',
  schema: z.object({
    _id: z.string(),
    userId: z.string(),
    date: z.iso.date(),
    ...metricsSchema.shape,
    notes: z.string().nullable(),
    createdAt: z.date(),
    /** Revision of the check-in that the answers come from. */
    rev: z.number().int(),
  }),
  indexes: [
    // One row per user and day. Serves the series of the statistics.
    { key: { userId: 1, date: 1 }, options: { unique: true, name: 'user_date' } },
  ],
});

export type DailyMetricsDocument = z.infer<typeof dailyMetricsCollection.schema>;

export type DailyMetrics = Pick<DailyMetricsDocument, Metric | 'date'>;

export type DailyMetricsRepository = ReturnType<typeof createDailyMetricsRepository>;

export const createDailyMetricsRepository = (connection: Connection) => {
  const collection = dailyMetricsCollection.in(connection);
  return {
    /** Upserts a day's answers unless a newer revision is stored, so repeated and late writes change nothing. */
    keep: (
      userId: string,
      date: string,
      rev: number,
      values: Metrics & { notes: string | null },
      createdAt: Date,
    ): Promise<void> => upsertIfNewer(collection, { userId, date, rev, set: values, onInsert: { createdAt } }),

    /** A user's days from `from` to `to` inclusive, oldest first. */
    range: (userId: string, from: string, to: string): Promise<DailyMetrics[]> =>
      collection
        .find({ userId, date: { $gte: from, $lte: to } })
        .project<DailyMetrics>({ _id: 0, date: 1, sleep: 1, stress: 1, fatigue: 1, pain: 1, readiness: 1 })
        .sort({ date: 1 })
        .toArray(),
  };
};
