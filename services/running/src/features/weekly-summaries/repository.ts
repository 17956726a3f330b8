import type { Connection } from '@stridewell/kit/mongo/database';
import { type SummaryDocument, weeklySummariesCollection } from './document.ts';

/** MongoDB's error code for a duplicate key. */
const DUPLICATE = 11_000;

export type SummaryRepository = ReturnType<typeof createWeeklySummaries>;

/** Repository of `weekly_summaries`. Methods return plain objects, or null if there is no document. */
export const createWeeklySummaries = (database: Connection) => {
  const collection = weeklySummariesCollection.in(database);
  return {
    /**
     * The collection, exposed for the outbox relay and the aggregate. Only the relay reads documents of more than one
     * user.
     */
    collection,

    find: (userId: string, weekStart: string): Promise<SummaryDocument | null> =>
      collection.findOne({ userId, weekStart }),

    /** Returns all summaries of a runner, oldest first. */
    all: (userId: string): Promise<SummaryDocument[]> => collection.find({ userId }).sort({ weekStart: 1 }).toArray(),

    /** Inserts the summaries of several runners independently of each other. Existing summaries are not changed. */
    async add(documents: SummaryDocument[]): Promise<void> {
      try {
        await collection.insertMany(documents, { ordered: false });
      } catch (error) {
        const refused: unknown[] = Reflect.get(Object(error), 'writeErrors') ?? [error];
        if (!refused.every((one) => Reflect.get(Object(one), 'code') === DUPLICATE)) throw error;
      }
    },
  };
};
