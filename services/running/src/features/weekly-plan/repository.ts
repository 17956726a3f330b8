import type { Connection } from '@stridewell/kit/mongo/database';
import { PLAN_FIELDS, type WeekDocument, type WithPlan, weeklyPlansCollection } from './document.ts';

export type WeeklyPlanRepository = ReturnType<typeof createWeeklyPlans>;

/**
 * Repository of `weekly_plans`. Methods take the user id as the first argument and return plain objects, or null if
 * there is no document.
 */
export const createWeeklyPlans = (database: Connection) => {
  const collection = weeklyPlansCollection.in(database);
  return {
    /**
     * The collection, exposed for the outbox relay and the aggregate. Only the relay reads documents of more than one
     * user.
     */
    collection,

    find: (userId: string, weekStart: string): Promise<WeekDocument | null> =>
      collection.findOne({ userId, weekStart }),

    /** Returns the Monday and the creation time of the runner's first plan; null if there is none. */
    oldest: (userId: string): Promise<Pick<WeekDocument, 'weekStart' | 'createdAt'> | null> =>
      collection.findOne({ userId }, { sort: { weekStart: 1 }, projection: { weekStart: 1, createdAt: 1 } }),

    /** Returns the runner's newest weeks before a Monday, newest first. */
    before: (userId: string, weekStart: string, count: number): Promise<WeekDocument[]> =>
      collection
        .find({ userId, weekStart: { $lt: weekStart } })
        .sort({ weekStart: -1 })
        .limit(count)
        .toArray(),

    /** Returns the plans of the runner's weeks from one Monday (inclusive) to another (exclusive), oldest first. */
    between: (userId: string, from: string, to: string): Promise<WithPlan[]> =>
      collection
        .find({ userId, weekStart: { $gte: from, $lt: to } })
        .project<WithPlan>(PLAN_FIELDS)
        .sort({ weekStart: 1 })
        .toArray(),

    /**
     * Stores the date for which a week was last updated, without any other change. Returns false if the stored revision
     * differs.
     */
    async settle(userId: string, { _id, rev }: Pick<WeekDocument, '_id' | 'rev'>, settledOn: string): Promise<boolean> {
      const result = await collection.updateOne({ _id, userId, rev }, { $set: { settledOn } });
      return result.matchedCount === 1;
    },
  };
};
