import type { Connection } from '@stridewell/kit/mongo/database';
import { type PhysioCheckinDocument, physioCheckinsCollection } from './document.ts';

export type PhysioCheckinRepository = ReturnType<typeof createPhysioCheckins>;

/** `physio_checkins`. Every method takes the user first and returns plain objects, or null when there is none. */
export const createPhysioCheckins = (database: Connection) => {
  const collection = physioCheckinsCollection.in(database);
  return {
    /** For the relay, the only code that works across users. */
    collection,

    findDay: (userId: string, date: string): Promise<PhysioCheckinDocument | null> =>
      collection.findOne({ userId, date }),

    /** A runner's days from one date to another, both inclusive, oldest first. */
    between: (userId: string, from: string, to: string): Promise<PhysioCheckinDocument[]> =>
      collection
        .find({ userId, date: { $gte: from, $lte: to } })
        .sort({ date: 1 })
        .toArray(),

    /** A runner's newest days, newest first. */
    newest: (userId: string, limit: number): Promise<PhysioCheckinDocument[]> =>
      collection.find({ userId }).sort({ date: -1 }).limit(limit).toArray(),
  };
};
