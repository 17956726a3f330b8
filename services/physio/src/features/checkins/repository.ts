import type { Connection } from '@stridewell/kit/mongo/database';
import { OUTBOX_INDEX, outboxFields } from '@stridewell/kit/outbox/entries';
import { type Model, type mongo, Schema } from 'mongoose';
import type { PhysioCheckinDocument } from './document.ts';

const COLLECTION = 'physio_checkins';

const schema = new Schema({
  _id: String,
  userId: String,
  date: String,
  answers: Schema.Types.Mixed,
  injury: Number,
  readiness: Number,
  triage: Schema.Types.Mixed,
  route: Schema.Types.Mixed,
  createdAt: Date,
  updatedAt: Date,
  ...outboxFields,
});

export type PhysioCheckinRepository = ReturnType<typeof createPhysioCheckins>;

/** `physio_checkins`. Every method takes the user first and returns plain objects, or null when there is none. */
export const createPhysioCheckins = (database: Connection) => {
  const model: Model<PhysioCheckinDocument> = database.model<PhysioCheckinDocument>(COLLECTION, schema, COLLECTION);
  const collection = () => database.collection<PhysioCheckinDocument>(COLLECTION);
  return {
    /** For the relay, the only code that works across users. */
    model,

    findDay: (userId: string, date: string): Promise<PhysioCheckinDocument | null> =>
      collection().findOne({ userId, date }),

    /** A runner's days from one date to another, both inclusive, oldest first. */
    between: (userId: string, from: string, to: string): Promise<PhysioCheckinDocument[]> =>
      collection()
        .find({ userId, date: { $gte: from, $lte: to } })
        .sort({ date: 1 })
        .toArray(),

    /** A runner's newest days, newest first. */
    newest: (userId: string, limit: number): Promise<PhysioCheckinDocument[]> =>
      collection().find({ userId }).sort({ date: -1 }).limit(limit).toArray(),
  };
};

export const physioCheckinsIndexes = async (db: mongo.Db): Promise<void> => {
  const checkins = db.collection(COLLECTION);
  // One check-in per runner and day. Also serves every read of a runner's days: one day, a range, the newest.
  await checkins.createIndex({ userId: 1, date: 1 }, { unique: true, name: 'user_date' });
  // Serves the relay's sweep.
  await checkins.createIndex(OUTBOX_INDEX.key, OUTBOX_INDEX.options);
};
