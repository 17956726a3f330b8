import type { PlanType } from '@stridewell/contracts/web';
import { type Connection, trusted } from '@stridewell/kit/mongo/database';
import type { Migration } from '@stridewell/kit/mongo/migrations';
import { upsertIfNewer } from '@stridewell/kit/mongo/upsert-if-newer';
import { Schema } from 'mongoose';

interface WeeklyOutcomeDocument {
  _id: string;
  userId: string;
  /** The runner's own date. */
  date: string;
  outcome: PlanType;
  /** Revision of the check-in that this outcome comes from. */
  rev: number;
}

export interface WeeklyOutcome {
  date: string;
  outcome: PlanType;
}

export interface WeeklyOutcomes {
  /**
   * Upserts a day's outcome unless one from the same or a later revision of the check-in is stored. Redelivered and
   * stale events change nothing.
   */
  keep(userId: string, day: WeeklyOutcome, rev: number): Promise<void>;
  /** The outcomes from `from` to `to` inclusive, by date. */
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

  return {
    keep: (userId, { date, outcome }, rev) =>
      upsertIfNewer(database.collection<WeeklyOutcomeDocument>(COLLECTION), { userId, date, rev, set: { outcome } }),
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
    // Serves a runner's week and the conditional upsert, which is safe only because the index is unique.
    await db.collection(COLLECTION).createIndex({ userId: 1, date: 1 }, { unique: true, name: 'user_date' });
  },
});
