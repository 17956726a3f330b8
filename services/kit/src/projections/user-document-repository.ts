import type { mongo } from 'mongoose';
import { unavailable } from '../errors.ts';
import { createId } from '../ids.ts';
import { type Connection, isDuplicateKeyError } from '../mongo/database.ts';

interface Stored<S> {
  _id: string;
  userId: string;
  state: S;
  /** Incremented with every write, for optimistic concurrency. */
  version: number;
}

/** One document per runner, replaced as a whole. */
export interface UserDocuments<S> {
  find(userId: string): Promise<S | null>;
  /**
   * Changes a runner's document by a pure function of the current state; null changes nothing. Concurrent changes all
   * take effect, one after the other. Returns the resulting state.
   */
  change(userId: string, next: (state: S | null) => S | null): Promise<S | null>;
}

/** An attempt fails only if a concurrent change succeeded: this many failures in a row mean another problem. */
const TRIES = 100;

/** A collection of such documents. Requires the unique index of {@link userDocumentIndex}. */
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
      if (isDuplicateKeyError(error)) return false;
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

/** Creates the index that such a collection requires; call it in a migration. */
export const userDocumentIndex = async (db: mongo.Db, name: string): Promise<void> => {
  // Serves every read and change of a runner's document; refuses a second document per runner.
  await db.collection(name).createIndex({ userId: 1 }, { unique: true, name: 'user' });
};
