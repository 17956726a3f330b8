import type { mongo } from 'mongoose';
import { isDuplicate } from '../mongo/database.ts';
import type { Emitting, OutboxEntry } from './entries.ts';

/** Stores a document that a unique index allows once, at revision 1; false when another request was first. */
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

/** Changes a user's document that still is at the revision it was read at, raises that and adds its events; false when it is not. */
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
