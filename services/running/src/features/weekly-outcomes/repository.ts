import { PLAN_TYPES } from '@stridewell/contracts/web';
import { defineCollection } from '@stridewell/kit/mongo/collection';
import type { Connection } from '@stridewell/kit/mongo/database';
import { upsertIfNewer } from '@stridewell/kit/mongo/upsert-if-newer';
import { z } from 'zod';

/** `weekly_outcomes`: the planned session type that follows from each day's check-in. */
export const weeklyOutcomesCollection = defineCollection({
  name: 'weekly_outcomes',
  schema: z.object({
    _id: z.string(),
    userId: z.string(),
    /** Date in the runner's time zone. */
    date: z.iso.date(),
    outcome: z.enum(PLAN_TYPES),
    /** Revision of the check-in from which this outcome was derived. */
    rev: z.number().int(),
  }),
  indexes: [
    // Index for a runner's week and for the conditional upsert. The upsert is safe only because the index is unique.
    { key: { userId: 1, date: 1 }, options: { unique: true, name: 'user_date' } },
  ],
});

export type WeeklyOutcome = Pick<z.infer<typeof weeklyOutcomesCollection.schema>, 'date' | 'outcome'>;

export interface WeeklyOutcomes {
  /** Upserts a day's outcome unless an equal or later check-in revision is stored. */
  keep(userId: string, day: WeeklyOutcome, rev: number): Promise<void>;
  /** Returns the outcomes from `from` to `to` inclusive, by date. */
  between(userId: string, from: string, to: string): Promise<WeeklyOutcome[]>;
}

export const createWeeklyOutcomes = (database: Connection): WeeklyOutcomes => {
  const collection = weeklyOutcomesCollection.in(database);
  return {
    keep: (userId, { date, outcome }, rev) => upsertIfNewer(collection, { userId, date, rev, set: { outcome } }),
    between: (userId, from, to) =>
      collection
        .find({ userId, date: { $gte: from, $lte: to } })
        .project<WeeklyOutcome>({ _id: 0, date: 1, outcome: 1 })
        .sort({ date: 1 })
        .toArray(),
  };
};
