import type { Connection } from '@stridewell/kit/mongo/database';
import { type PhysioProfileDocument, physioProfilesCollection } from './document.ts';

export type PhysioProfileRepository = ReturnType<typeof createPhysioProfiles>;

/** `physio_profiles`. Every method takes the user first and returns plain objects, or null when there is none. */
export const createPhysioProfiles = (database: Connection) => {
  const collection = physioProfilesCollection.in(database);
  return {
    /** For the relay, the only code that works across users. */
    collection,

    find: (userId: string): Promise<PhysioProfileDocument | null> => collection.findOne({ userId }),
  };
};
