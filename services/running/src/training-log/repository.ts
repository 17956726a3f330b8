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

/** `training_logs`. Every method takes the user first; plain objects come back, null where there is none. */
export const createTrainingLogs = (database: Connection) => {
  const model: Model<TrainingLogDocument> = database.model<TrainingLogDocument>(COLLECTION, schema, COLLECTION);
  const collection = () => database.collection<TrainingLogDocument>(COLLECTION);
  return {
    /** For the relay, which is the only one that works across users. */
    model,

    /** A day's row, a removed one too. */
    findDay: (userId: string, date: string): Promise<TrainingLogDocument | null> =>
      collection().findOne({ userId, date }),

    /** The logged days from one date to another, both included, by date. */
    between: (userId: string, from: string, to: string): Promise<TrainingLogDocument[]> =>
      collection()
        .find({ userId, date: { $gte: from, $lte: to }, deleted: false })
        .sort({ date: 1 })
        .toArray(),
  };
};

export const trainingLogsIndexes = async (db: mongo.Db): Promise<void> => {
  const logs = db.collection(COLLECTION);
  // One log per runner and day; also every read of a runner's days: a day, a week, what the planner looks back at.
  await logs.createIndex({ userId: 1, date: 1 }, { unique: true, name: 'user_date' });
  // The relay's sweep.
  await logs.createIndex(OUTBOX_INDEX.key, OUTBOX_INDEX.options);
};
