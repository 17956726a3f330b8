import type { Connection } from '@stridewell/kit/mongo/database';
import { type PhysioCheckinDocument, physioCheckinsCollection } from './document.ts';

export type PhysioCheckinRepository = ReturnType<typeof createPhysioCheckins>;

/**
 * Repository of `physio_checkins`. Methods take the user id as the first argument and return plain objects, or null if
 * there is no document.
 */
export const createPhysioCheckins = (database: Connection) => {
  const collection = physioCheckinsCollection.in(database);
  return {
    /**
     * The collection, exposed for the outbox relay and the aggregate. Only the relay reads documents of more than one
     * user.
     */
    collection,

    findDay: (userId: string, date: string): Promise<PhysioCheckinDocument | null> =>
      collection.findOne({ userId, date }),

    /** Returns a runner's check-ins from `from` to `to` inclusive, oldest first. */
    between: (userId: string, from: string, to: string): Promise<PhysioCheckinDocument[]> =>
      collection
        .find({ userId, date: { $gte: from, $lte: to } })
        .sort({ date: 1 })
        .toArray(),

    /** Returns a runner's newest check-ins, newest first. */
    newest: (userId: string, limit: number): Promise<PhysioCheckinDocument[]> =>
      collection.find({ userId }).sort({ date: -1 }).limit(limit).toArray(),
  };
};
