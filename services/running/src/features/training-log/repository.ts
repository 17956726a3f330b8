import type { Connection } from '@stridewell/kit/mongo/database';
import { OUTBOX_INDEX, outboxFields } from '@stridewell/kit/outbox/entries';
import { type Model, type mongo, Schema } from 'mongoose';
import type { TrainingLogDocument } from './document.ts';

const COLLECTION = 'training_logs';

const schema = new Schema({
  _id: String,
  userId: String,
  date: String,
  planType: String,
  status: String,
  minutes: Number,
  reason: String,
  plannedMinutes: Number,
  ladderStage: Number,
  deleted: Boolean,
  createdAt: Date,
  updatedAt: Date,
  ...outboxFields,
});

export type TrainingLogRepository = ReturnType<typeof createTrainingLogs>;

/** `training_logs`. Methods take the user id first and return plain objects, or null when there is no document. */
export const createTrainingLogs = (database: Connection) => {
  const model: Model<TrainingLogDocument> = database.model<TrainingLogDocument>(COLLECTION, schema, COLLECTION);
  const collection = () => database.collection<TrainingLogDocument>(COLLECTION);
  return {
    /** For the outbox relay and the aggregate. Only the relay works across users. */
    model,

    /** A day's row, also when it is removed. */
    findDay: (userId: string, date: string): Promise<TrainingLogDocument | null> =>
      collection().findOne({ userId, date }),

    /** The logged days from `from` to `to` inclusive, by date. */
    between: (userId: string, from: string, to: string): Promise<TrainingLogDocument[]> =>
      collection()
        .find({ userId, date: { $gte: from, $lte: to }, deleted: false })
        .sort({ date: 1 })
        .toArray(),
  };
};

export const trainingLogsIndexes = async (db: mongo.Db): Promise<void> => {
  const logs = db.collection(COLLECTION);
  // One log per runner and day. Also serves all reads of a runner's days: one day, a week, the planner's history.
  await logs.createIndex({ userId: 1, date: 1 }, { unique: true, name: 'user_date' });
  // The relay's sweep.
  await logs.createIndex(OUTBOX_INDEX.key, OUTBOX_INDEX.options);
};
