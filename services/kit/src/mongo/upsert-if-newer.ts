import type { mongo } from 'mongoose';
import { createId } from '../ids.ts';
import { isDuplicateKeyError } from './database.ts';

/** A document derived from another document: one per user and day, with the revision of the other document. */
interface DerivedRow {
  _id: string;
  userId: string;
  date: string;
  rev: number;
}

/** Content of the document for a day. `onInsert` is applied only when the document is created. */
export interface Newest<D extends DerivedRow> {
  userId: string;
  date: string;
  rev: number;
  set: Partial<D>;
  onInsert?: Partial<D>;
}

/**
 * Upserts the document for a day unless the stored revision is the same or higher, so that repeated or late events
 * change nothing. Requires a unique index on {userId, date}, which rejects an upsert that conflicts with a concurrent
 * one; the upsert is then retried.
 */
export const upsertIfNewer = async <D extends DerivedRow>(
  collection: mongo.Collection<D>,
  { userId, date, rev, set, onInsert = {} }: Newest<D>,
): Promise<void> => {
  const rows = collection as unknown as mongo.Collection<DerivedRow>;
  const upsert = async (): Promise<boolean> => {
    try {
      await rows.updateOne(
        { userId, date, rev: { $lt: rev } },
        { $set: { ...set, rev }, $setOnInsert: { ...onInsert, _id: createId() } },
        { upsert: true },
      );
      return true;
    } catch (error) {
      // The stored document is at least as new, or a concurrent delivery inserted it first.
      if (isDuplicateKeyError(error)) return false;
      throw error;
    }
  };
  // The loop ends, because each retry means that another delivery stored a lower revision.
  while (!(await upsert())) {
    if (await rows.findOne({ userId, date, rev: { $gte: rev } }, { projection: { _id: 1 } })) return;
  }
};
