import type { mongo } from 'mongoose';
import { isDuplicate } from '../mongo/database.ts';
import type { Emitting, OutboxEntry } from './entries.ts';

/** Inserts a document at revision 1; false if a unique index refuses it because another request was first. */
export const insertFirst = async <D extends Emitting>(
  collection: mongo.Collection<D>,
  document: Omit<D, 'rev' | 'outbox' | 'createdAt' | 'updatedAt'>,
  { entries, at }: { entries: OutboxEntry[]; at: Date },
): Promise<boolean> => {
  const stored = { ...document, createdAt: at, updatedAt: at, rev: 1, outbox: entries };
  try {
    await collection.insertOne(stored as unknown as mongo.OptionalUnlessRequiredId<D>);
    return true;
  } catch (error) {
    if (isDuplicate(error)) return false;
    throw error;
  }
};

/**
 * Updates a user's document and adds its events, if it is still at the given revision, and increments that; else false.
 */
export const updateAtRevision = async <D extends Emitting>(
  collection: mongo.Collection<D>,
  { userId, _id, rev }: Pick<Emitting, 'userId' | '_id' | 'rev'>,
  { state, entries, at }: { state: object; entries: OutboxEntry[]; at: Date },
): Promise<boolean> => {
  const change = { $set: { ...state, updatedAt: at }, $inc: { rev: 1 }, $push: { outbox: { $each: entries } } };
  const result = await collection.updateOne(
    { _id, userId, rev } as unknown as mongo.Filter<D>,
    change as unknown as mongo.UpdateFilter<D>,
  );
  return result.matchedCount === 1;
};
