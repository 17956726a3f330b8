import type { Connection } from '@stridewell/kit/mongo/database';
import { type PhysioSessionDocument, physioSessionsCollection } from './document.ts';

export type PhysioSessionRepository = ReturnType<typeof createPhysioSessions>;

/**
 * Repository of `physio_sessions`. Methods take the user id as the first argument and return plain objects, or null if
 * there is no document.
 */
export const createPhysioSessions = (database: Connection) => {
  const collection = physioSessionsCollection.in(database);
  return {
    /** The collection, exposed for the aggregate. */
    collection,

    /** Returns the session with a client id. */
    find: (userId: string, clientId: string): Promise<PhysioSessionDocument | null> =>
      collection.findOne({ userId, clientId }),

    countOn: (userId: string, date: string): Promise<number> => collection.countDocuments({ userId, date }),

    /** Returns a runner's sessions from `from` to `to` inclusive, oldest first. */
    between: (userId: string, from: string, to: string): Promise<PhysioSessionDocument[]> =>
      collection
        .find({ userId, date: { $gte: from, $lte: to } })
        .sort({ date: 1, _id: 1 })
        .toArray(),
  };
};
