import type { Connection } from '@stridewell/kit/mongo/database';
import { type GateDocument, physioGatesCollection } from './document.ts';

export type GateRepository = ReturnType<typeof createGates>;

/**
 * Repository of `physio_gates`. Methods take the user id as the first argument and return plain objects, or null if
 * there is no document.
 */
export const createGates = (database: Connection) => {
  const collection = physioGatesCollection.in(database);
  return {
    /**
     * The collection, exposed for the outbox relay and the aggregate. Only the relay reads documents of more than one
     * user.
     */
    collection,

    find: (userId: string): Promise<GateDocument | null> => collection.findOne({ userId }),
  };
};
