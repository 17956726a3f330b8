import type { Connection } from '@stridewell/kit/mongo/database';
import { type TrainingLogDocument, trainingLogsCollection } from './document.ts';

export type TrainingLogRepository = ReturnType<typeof createTrainingLogs>;

/**
 * Repository of `training_logs`. Methods take the user id as the first argument and return plain objects, or null if
 * there is no document.
 */
export const createTrainingLogs = (database: Connection) => {
  const collection = trainingLogsCollection.in(database);
  return {
    /**
     * The collection, exposed for the outbox relay and the aggregate. Only the relay reads documents of more than one
     * user.
     */
    collection,

    /** Returns the log of a day, even if it was removed. */
    findDay: (userId: string, date: string): Promise<TrainingLogDocument | null> =>
      collection.findOne({ userId, date }),

    /** Returns the logged days from `from` to `to` inclusive, by date. */
    between: (userId: string, from: string, to: string): Promise<TrainingLogDocument[]> =>
      collection
        .find({ userId, date: { $gte: from, $lte: to }, deleted: false })
        .sort({ date: 1 })
        .toArray(),

    /** Returns the date of the runner's first log; null if there is none. */
    async firstDate(userId: string): Promise<string | null> {
      const first = await collection.findOne(
        { userId, deleted: false },
        { sort: { date: 1 }, projection: { date: 1 } },
      );
      return first?.date ?? null;
    },

    /** Returns the date of the runner's last run before a date; null if there is none. */
    async lastRunBefore(userId: string, date: string): Promise<string | null> {
      const last = await collection.findOne(
        { userId, date: { $lt: date }, deleted: false, status: { $ne: 'skipped' } },
        { sort: { date: -1 }, projection: { date: 1 } },
      );
      return last?.date ?? null;
    },
  };
};
