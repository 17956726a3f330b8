import type { Connection } from '@stridewell/kit/mongo/database';
import { type PhysioProfileDocument, physioProfilesCollection } from './document.ts';

export type PhysioProfileRepository = ReturnType<typeof createPhysioProfiles>;

/**
 * Repository of `physio_profiles`. Methods take the user id as the first argument and return plain objects, or null if
 * there is no document.
 */
export const createPhysioProfiles = (database: Connection) => {
  const collection = physioProfilesCollection.in(database);
  return {
    /**
     * The collection, exposed for the outbox relay and the aggregate. Only the relay reads documents of more than one
     * user.
     */
    collection,

    find: (userId: string): Promise<PhysioProfileDocument | null> => collection.findOne({ userId }),
  };
};
