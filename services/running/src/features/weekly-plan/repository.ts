import type { Connection } from '@stridewell/kit/mongo/database';
import { OUTBOX_INDEX, outboxFields } from '@stridewell/kit/outbox/entries';
import { type Model, type mongo, Schema } from 'mongoose';
import type { WeekDocument } from './document.ts';

const COLLECTION = 'weekly_plans';

const schema = new Schema({
  _id: String,
  userId: String,
  weekStart: String,
  phase: String,
  planJson: String,
  lighter: String,
  profileRev: Number,
  settledOn: String,
  createdAt: Date,
  updatedAt: Date,
  ...outboxFields,
});

export type WeeklyPlanRepository = ReturnType<typeof createWeeklyPlans>;

/** `weekly_plans`. Methods take the user id first and return plain objects, or null when there is no document. */
export const createWeeklyPlans = (database: Connection) => {
  const model: Model<WeekDocument> = database.model<WeekDocument>(COLLECTION, schema, COLLECTION);
  const collection = () => database.collection<WeekDocument>(COLLECTION);
  return {
    /** For the outbox relay and the aggregate. Only the relay works across users. */
    model,

    find: (userId: string, weekStart: string): Promise<WeekDocument | null> =>
      collection().findOne({ userId, weekStart }),

    /**
     * Records that a week is up to date on a day, without any other change. False when the stored revision has changed.
     */
    async settle(userId: string, { _id, rev }: Pick<WeekDocument, '_id' | 'rev'>, settledOn: string): Promise<boolean> {
      const result = await collection().updateOne({ _id, userId, rev }, { $set: { settledOn } });
      return result.matchedCount === 1;
    },
  };
};

export const weeklyPlansIndexes = async (db: mongo.Db): Promise<void> => {
  const plans = db.collection(COLLECTION);
  // One plan per runner and week, so that two workers cannot both store the same week. Also serves reading it.
  await plans.createIndex({ userId: 1, weekStart: 1 }, { unique: true, name: 'user_week' });
  // The relay's sweep.
  await plans.createIndex(OUTBOX_INDEX.key, OUTBOX_INDEX.options);
};
