import type { mongo } from 'mongoose';
import { z } from 'zod';
import { unavailable } from '../errors.ts';
import { createId } from '../ids.ts';
import { defineCollection, type StoredIndex } from '../mongo/collection.ts';
import { type Connection, isDuplicateKeyError } from '../mongo/database.ts';

interface Stored {
  _id: string;
  userId: string;
  state: unknown;
  version: number;
}

/** A collection with one document per runner, which is replaced as a whole. */
export interface UserDocuments<S> {
  find(userId: string): Promise<S | null>;
  /**
   * Changes a document with a pure function of its state. If the function returns null, nothing is changed. Concurrent
   * changes do not overwrite each other. Returns the new state.
   */
  change(userId: string, next: (state: S | null) => S | null): Promise<S | null>;
}

/**
 * Maximum number of attempts per change. Each failed attempt means that a concurrent change succeeded, so this many
 * failures indicate a different problem.
 */
const TRIES = 100;

/** Declares a collection with one document per runner. */
export const defineUserDocuments = <T extends z.ZodType>(
  name: string,
  state: T,
  indexes: readonly StoredIndex[] = [],
) =>
  defineCollection({
    name,
    schema: z.object({
      _id: z.string(),
      userId: z.string(),
      state,
      /** Version of the document for optimistic concurrency, which every write increments. */
      version: z.number().int(),
    }),
    // Index for reading and changing a runner's document. It also prevents a second document per runner.
    indexes: [{ key: { userId: 1 }, options: { unique: true, name: 'user' } }, ...indexes],
  });

export type UserDocumentsDefinition<S> = ReturnType<typeof defineUserDocuments<z.ZodType<S>>>;

/** Opens a collection that {@link defineUserDocuments} declared. */
export const createUserDocuments = <S>(
  database: Connection,
  definition: UserDocumentsDefinition<S>,
): UserDocuments<S> => {
  // The types of the driver's filters and updates cannot express a generic state.
  const collection = definition.in(database) as unknown as mongo.Collection<Stored>;
  const read = async (userId: string): Promise<{ state: S; version: number } | null> => {
    const found: unknown = await collection.findOne({ userId });
    return found as { state: S; version: number } | null;
  };

  const write = async (userId: string, found: { version: number } | null, state: S): Promise<boolean> => {
    if (found) {
      const { version } = found;
      const { matchedCount } = await collection.updateOne(
        { userId, version },
        { $set: { state, version: version + 1 } },
      );
      return matchedCount === 1;
    }
    try {
      await collection.insertOne({ _id: createId(), userId, state, version: 1 });
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
        const found = await read(userId);
        const state = next(found?.state ?? null);
        if (state === null) return found?.state ?? null;
        if (await write(userId, found, state)) return state;
      }
      throw unavailable();
    },
  };
};
