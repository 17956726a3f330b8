import { metricsSchema } from '@stridewell/contracts/http/wellness';
import type { Metric, Metrics } from '@stridewell/contracts/web';
import { defineCollection } from '@stridewell/kit/mongo/collection';
import type { Connection } from '@stridewell/kit/mongo/database';
import { upsertIfNewer } from '@stridewell/kit/mongo/upsert-if-newer';
import { z } from 'zod';

/**
 * The collection `metrics_daily`, which stores the latest answers of each date for the statistics. Derived from
 * `checkin_sessions`.
 */
export const dailyMetricsCollection = defineCollection({
  name: 'metrics_daily',
  schema: z.object({
    _id: z.string(),
    userId: z.string(),
    date: z.iso.date(),
    ...metricsSchema.shape,
    notes: z.string().nullable(),
    createdAt: z.date(),
    /** Revision of the check-in from which the answers were copied. */
    rev: z.number().int(),
  }),
  indexes: [
    // Index for the data series of the statistics. Unique, so that each user has one document per date.
    { key: { userId: 1, date: 1 }, options: { unique: true, name: 'user_date' } },
  ],
});

export type DailyMetricsDocument = z.infer<typeof dailyMetricsCollection.schema>;

export type DailyMetrics = Pick<DailyMetricsDocument, Metric | 'date'>;

export type DailyMetricsRepository = ReturnType<typeof createDailyMetricsRepository>;

export const createDailyMetricsRepository = (connection: Connection) => {
  const collection = dailyMetricsCollection.in(connection);

  /** Returns a user's daily metrics from `from` to `to` inclusive, oldest first. */
  const range = (userId: string, from: string, to: string): Promise<DailyMetrics[]> =>
    collection
      .find({ userId, date: { $gte: from, $lte: to } })
      .project<DailyMetrics>({ _id: 0, date: 1, sleep: 1, stress: 1, fatigue: 1, pain: 1, readiness: 1 })
      .sort({ date: 1 })
      .toArray();

  return {
    /** Stores the answers of a date unless a newer revision is stored, so repeated and late writes have no effect. */
    keep: (
      userId: string,
      date: string,
      rev: number,
      values: Metrics & { notes: string | null },
      createdAt: Date,
    ): Promise<void> => upsertIfNewer(collection, { userId, date, rev, set: values, onInsert: { createdAt } }),

    range,

    /** The same, including whether the runner wrote notes, without reading their text. */
    rangeWithNotes: async (
      userId: string,
      from: string,
      to: string,
    ): Promise<(DailyMetrics & { hasNotes: boolean })[]> => {
      const [days, noted] = await Promise.all([
        range(userId, from, to),
        collection
          .find({ userId, date: { $gte: from, $lte: to }, notes: { $ne: null } })
          .project<Pick<DailyMetrics, 'date'>>({ _id: 0, date: 1 })
          .toArray(),
      ]);
      const withNotes = new Set(noted.map(({ date }) => date));
      return days.map((day) => ({ ...day, hasNotes: withNotes.has(day.date) }));
    },
  };
};
