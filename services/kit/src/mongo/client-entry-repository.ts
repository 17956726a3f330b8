import type { mongo } from 'mongoose';
import { type DomainError, unavailable } from '../errors.ts';
import { createId } from '../ids.ts';
import { isDuplicateKeyError } from './database.ts';

/** A document whose `clientId` the client generates. A unique index on `{userId, clientId}` prevents duplicates. */
export interface ClientEntry {
  _id: string;
  userId: string;
  clientId: string;
  /** Date in the runner's time zone. */
  date: string;
  createdAt: Date;
  updatedAt: Date;
}

/** Attempts at an upsert. When a concurrent insert wins, the next attempt finds the existing document. */
const TRIES = 5;

export interface ClientEntriesOptions {
  /** Maximum number of entries per runner and date. */
  perDay: number;
  /** Creates the error for an entry that exceeds the maximum. */
  dayFull: () => DomainError;
}

/** Finds and saves the entries of a collection by the runner and the client's id. */
export const createClientEntries = <E extends ClientEntry>(
  collection: mongo.Collection<E>,
  { perDay, dayFull }: ClientEntriesOptions,
) => {
  const upsert = async (filter: mongo.Filter<E>, state: Partial<E>, at: Date) => {
    const change = {
      $set: { ...state, updatedAt: at },
      $setOnInsert: { _id: createId(), createdAt: at },
    } as unknown as mongo.UpdateFilter<E>;
    try {
      return await collection.findOneAndUpdate(filter, change, {
        upsert: true,
        returnDocument: 'after',
        includeResultMetadata: true,
      });
    } catch (error) {
      if (isDuplicateKeyError(error)) return null;
      throw error;
    }
  };

  const find = (userId: string, clientId: string): Promise<mongo.WithId<E> | null> =>
    collection.findOne({ userId, clientId } as mongo.Filter<E>);

  /**
   * Reverts a new entry, or one moved from another date, if the day already had the maximum number of entries. Counting
   * after the write is safe for concurrent requests.
   */
  const keepWithinDay = async (stored: mongo.WithId<E>, before: mongo.WithId<E> | null): Promise<void> => {
    const { _id, userId, date, updatedAt } = stored;
    if ((await collection.countDocuments({ userId, date } as mongo.Filter<E>)) <= perDay) return;
    if (before) await collection.replaceOne({ _id, userId, updatedAt } as mongo.Filter<E>, before);
    else await collection.deleteOne({ _id, userId } as mongo.Filter<E>);
    throw dayFull();
  };

  return {
    find,

    /**
     * Stores the entry with the client's id, or replaces it.
     * @throws the error of `dayFull` when a new entry, or one that moves to another date, exceeds the day's maximum
     */
    async save(userId: string, clientId: string, state: Partial<E>, at: Date): Promise<mongo.WithId<E>> {
      for (let tries = 0; tries < TRIES; tries += 1) {
        const before = await find(userId, clientId);
        const result = await upsert({ userId, clientId } as mongo.Filter<E>, state, at);
        if (!result?.value) continue;
        const isAdded = !result.lastErrorObject?.updatedExisting || (before && before.date !== result.value.date);
        if (isAdded) await keepWithinDay(result.value, before);
        return result.value;
      }
      throw unavailable();
    },
  };
};
