import type { mongo } from 'mongoose';
import { unavailable } from '../errors.ts';
import { createId } from '../ids.ts';
import { type Connection, isDuplicate } from '../mongo/database.ts';

interface Stored<S> {
  _id: string;
  userId: string;
  state: S;
  /** Raised with every write: what a change was made from must still stand when it is written. */
  version: number;
}

/** One document per runner that is changed as a whole. */
export interface UserDocuments<S> {
  find(userId: string): Promise<S | null>;
  /**
   * Changes a runner's document by a pure function of what stands there; null changes nothing. Parallel changes all take
   * effect, one after the other. Answers what stands in the end.
   */
  change(userId: string, next: (state: S | null) => S | null): Promise<S | null>;
}

/** Rounds are lost to others that got through: so many in a row mean that something else is wrong. */
const TRIES = 100;

/** A collection of such documents. Stands on the unique index of {@link userDocumentIndex}. */
export const createUserDocuments = <S>(database: Connection, name: string): UserDocuments<S> => {
  const collection = () => database.collection(name) as unknown as mongo.Collection<Stored<S>>;
  const read = (userId: string) => collection().findOne({ userId } as mongo.Filter<Stored<S>>);

  const write = async (userId: string, found: Stored<S> | null, state: S): Promise<boolean> => {
    if (found) {
      const at = { userId, version: found.version } as mongo.Filter<Stored<S>>;
      const set = { $set: { state, version: found.version + 1 } } as unknown as mongo.UpdateFilter<Stored<S>>;
      return (await collection().updateOne(at, set)).matchedCount === 1;
    }
    try {
      const first = { _id: createId(), userId, state, version: 1 };
      await collection().insertOne(first as mongo.OptionalUnlessRequiredId<Stored<S>>);
      return true;
    } catch (error) {
      if (isDuplicate(error)) return false;
      throw error;
    }
  };

  return {
    find: async (userId) => (await read(userId))?.state ?? null,
    async change(userId, next) {
      for (let tries = 0; tries < TRIES; tries += 1) {
        const found = (await read(userId)) as Stored<S> | null;
        const state = next(found?.state ?? null);
        if (state === null) return found?.state ?? null;
        if (await write(userId, found, state)) return state;
      }
      throw unavailable();
    },
  };
};

/** The index such a collection stands on; to be called in a migration. */
export const userDocumentIndex = async (db: mongo.Db, name: string): Promise<void> => {
  // Serves every read and every change of a runner's document; a second document of a runner is refused.
  await db.collection(name).createIndex({ userId: 1 }, { unique: true, name: 'user' });
};
