import type { mongo } from 'mongoose';
import { createId } from '../ids.ts';
import { isDuplicateKeyError } from './database.ts';

/** A row derived from another document: one per user and day, with the revision of the document it was derived from. */
interface DerivedRow {
  _id: string;
  userId: string;
  date: string;
  rev: number;
}

/** The content of a day's row; `onInsert` is applied only when the row is created. */
export interface Newest<D extends DerivedRow> {
  userId: string;
  date: string;
  rev: number;
  set: Partial<D>;
  onInsert?: Partial<D>;
}

/**
 * Upserts a day's row unless the stored one has the same or a later revision, so that redeliveries and late or
 * unordered events change nothing. Requires a unique index on {userId, date}: an upsert that loses a race is refused by
 * the index and retried.
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
      // The stored row is not older, or a concurrent delivery inserted first.
      if (isDuplicateKeyError(error)) return false;
      throw error;
    }
  };
  // Terminates: each further round requires that another delivery stored a lower revision meanwhile.
  while (!(await upsert())) {
    if (await rows.findOne({ userId, date, rev: { $gte: rev } }, { projection: { _id: 1 } })) return;
  }
};
