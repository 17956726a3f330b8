import type { Connection } from '@stridewell/kit/mongo/database';
import { type GateDocument, physioGatesCollection } from './document.ts';

export type GateRepository = ReturnType<typeof createGates>;

/** `physio_gates`. Every method takes the user first and returns plain objects, or null when there is none. */
export const createGates = (database: Connection) => {
  const collection = physioGatesCollection.in(database);
  return {
    /** For the relay, the only code that works across users. */
    collection,

    find: (userId: string): Promise<GateDocument | null> => collection.findOne({ userId }),
  };
};
