import type { Metric, Metrics } from '@stridewell/contracts/web';
import { type Connection, trusted } from '@stridewell/kit/mongo/database';
import { upsertIfNewer } from '@stridewell/kit/mongo/upsert-if-newer';
import { type Model, Schema } from 'mongoose';

/** `metrics_daily`: a day's latest answers, for the series of the statistics. Derived from `checkin_sessions`. */
export interface DailyMetricsDocument extends Metrics {
  _id: string;
  userId: string;
  date: string;
  notes: string | null;
  createdAt: Date;
  /** Revision of the check-in that the answers come from. */
  rev: number;
}

export type DailyMetrics = Pick<DailyMetricsDocument, Metric | 'date'>;

const schema = new Schema({
  _id: String,
  userId: String,
  date: String,
  sleep: Number,
  stress: Number,
  fatigue: Number,
  pain: Number,
  readiness: Number,
  notes: String,
  createdAt: Date,
  rev: Number,
});

export type DailyMetricsRepository = ReturnType<typeof createDailyMetricsRepository>;

export const createDailyMetricsRepository = (connection: Connection) => {
  const model: Model<DailyMetricsDocument> = connection.model<DailyMetricsDocument>(
    'metrics_daily',
    schema,
    'metrics_daily',
  );
  return {
    /** Upserts a day's answers unless a newer revision is stored, so repeated and late writes change nothing. */
    keep: (
      userId: string,
      date: string,
      rev: number,
      values: Metrics & { notes: string | null },
      createdAt: Date,
    ): Promise<void> =>
      upsertIfNewer(connection.collection<DailyMetricsDocument>('metrics_daily'), {
        userId,
        date,
        rev,
        set: values,
        onInsert: { createdAt },
      }),

    /** A user's days from `from` to `to` inclusive, oldest first. */
    range: (userId: string, from: string, to: string) =>
      model
        .find(
          { userId, date: trusted({ $gte: from, $lte: to }) },
          { _id: 0, date: 1, sleep: 1, stress: 1, fatigue: 1, pain: 1, readiness: 1 },
        )
        .sort({ date: 1 })
        .lean<DailyMetrics[]>(),
  };
};
