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

/** `weekly_plans`. Every method takes the user first; plain objects come back, null where there is none. */
export const createWeeklyPlans = (database: Connection) => {
  const model: Model<WeekDocument> = database.model<WeekDocument>(COLLECTION, schema, COLLECTION);
  const collection = () => database.collection<WeekDocument>(COLLECTION);
  return {
    /** For the relay, which is the only one that works across users. */
    model,

    find: (userId: string, weekStart: string): Promise<WeekDocument | null> =>
      collection().findOne({ userId, weekStart }),

    /**
     * A week stands on a day as it did before: nothing else of it changes. False when it is not at its revision any
     * more.
     */
    async settle(userId: string, { _id, rev }: Pick<WeekDocument, '_id' | 'rev'>, settledOn: string): Promise<boolean> {
      const result = await collection().updateOne({ _id, userId, rev }, { $set: { settledOn } });
      return result.matchedCount === 1;
    },
  };
};

export const weeklyPlansIndexes = async (db: mongo.Db): Promise<void> => {
  const plans = db.collection(COLLECTION);
  // One plan per runner and week, and the read of it: two workers that make the same week leave one.
  await plans.createIndex({ userId: 1, weekStart: 1 }, { unique: true, name: 'user_week' });
  // The relay's sweep.
  await plans.createIndex(OUTBOX_INDEX.key, OUTBOX_INDEX.options);
};
