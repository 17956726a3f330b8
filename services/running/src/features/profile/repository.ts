import type { Connection } from '@stridewell/kit/mongo/database';
import { type CoachProfileDocument, coachProfilesCollection } from './document.ts';

export type CoachProfileRepository = ReturnType<typeof createCoachProfiles>;

/**
 * Repository of `coach_profiles`. Methods take the user id as the first argument and return plain objects, or null if
 * there is no document.
 */
export const createCoachProfiles = (database: Connection) => {
  const collection = coachProfilesCollection.in(database);
  return {
    /**
     * The collection, exposed for the outbox relay and the aggregate. Only the relay reads documents of more than one
     * user.
     */
    collection,

    find: (userId: string): Promise<CoachProfileDocument | null> => collection.findOne({ userId }),
  };
};
