import type { Connection } from '@stridewell/kit/mongo/database';
import { type SummaryDocument, weeklySummariesCollection } from './document.ts';

/** MongoDB's error code for a duplicate key. */
const DUPLICATE = 11_000;

export type SummaryRepository = ReturnType<typeof createWeeklySummaries>;

/** `weekly_summaries`. Methods return plain objects, or null when there is no document. */
export const createWeeklySummaries = (database: Connection) => {
  const collection = weeklySummariesCollection.in(database);
  return {
    /** For the outbox relay and the aggregate. Only the relay works across users. */
    collection,

    find: (userId: string, weekStart: string): Promise<SummaryDocument | null> =>
      collection.findOne({ userId, weekStart }),

    /** All summaries of a runner, oldest first. */
    all: (userId: string): Promise<SummaryDocument[]> => collection.find({ userId }).sort({ weekStart: 1 }).toArray(),

    /** Inserts summaries of several runners independently. Weeks that already have a summary are unchanged. */
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
