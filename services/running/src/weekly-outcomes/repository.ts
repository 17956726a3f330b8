import type { PlanType } from '@stridewell/contracts/web';
import { createId } from '@stridewell/kit/ids';
import { type Connection, isDuplicate, trusted } from '@stridewell/kit/mongo/database';
import type { Migration } from '@stridewell/kit/mongo/migrations';
import { Schema } from 'mongoose';

interface WeeklyOutcomeDocument {
  _id: string;
  userId: string;
  /** The runner's own date. */
  date: string;
  outcome: PlanType;
  /** `rev` of the check-in this outcome follows from. */
  rev: number;
}

export interface WeeklyOutcome {
  date: string;
  outcome: PlanType;
}

export interface WeeklyOutcomes {
  /** Keeps a day's outcome unless what is kept stems from the same or a later state of the check-in. Repeats and old news change nothing. */
  keep(userId: string, day: WeeklyOutcome, rev: number): Promise<void>;
  /** The outcomes from one date to another, both included, by date. */
  between(userId: string, from: string, to: string): Promise<WeeklyOutcome[]>;
}

const COLLECTION = 'weekly_outcomes';

const schema = new Schema({
  _id: { type: String, required: true },
  userId: { type: String, required: true },
  date: { type: String, required: true },
  outcome: { type: String, required: true },
  rev: { type: Number, required: true },
});

export const createWeeklyOutcomes = (database: Connection): WeeklyOutcomes => {
  const model = database.model<WeeklyOutcomeDocument>(COLLECTION, schema, COLLECTION);

  /** False where the unique index refused a second row: the day has one that is not older, or another delivery was first. */
  const upsert = async (userId: string, { date, outcome }: WeeklyOutcome, rev: number): Promise<boolean> => {
    try {
      await model.updateOne(
        { userId, date, rev: trusted({ $lt: rev }) },
        { $set: { outcome, rev }, $setOnInsert: { _id: createId() } },
        { upsert: true },
      );
      return true;
    } catch (error) {
      if (isDuplicate(error)) return false;
      throw error;
    }
  };

  const isKept = async (userId: string, date: string, rev: number): Promise<boolean> =>
    (await model.exists({ userId, date, rev: trusted({ $gte: rev }) })) !== null;

  return {
    async keep(userId, day, rev) {
      // Ends: each further round means that another delivery got its lower rev in between.
      while (!(await upsert(userId, day, rev))) {
        if (await isKept(userId, day.date, rev)) return;
      }
    },
    async between(userId, from, to) {
      return model
        .find({ userId, date: trusted({ $gte: from, $lte: to }) }, { _id: 0, date: 1, outcome: 1 })
        .sort({ date: 1 })
        .lean<WeeklyOutcome[]>();
    },
  };
};

export const weeklyOutcomesMigration = (id: number): Migration => ({
  id,
  name: 'one outcome a day',
  async up(db) {
    // Serves a runner's week and the conditional upsert, which is safe only because a second row of a day is refused.
    await db.collection(COLLECTION).createIndex({ userId: 1, date: 1 }, { unique: true, name: 'user_date' });
  },
});
