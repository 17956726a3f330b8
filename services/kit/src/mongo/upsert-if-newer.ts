import type { mongo } from 'mongoose';
import { createId } from '../ids.ts';
import { isDuplicateKeyError } from './database.ts';

/** A row derived from another document: one per user and day, with the revision of that document. */
interface DerivedRow {
  _id: string;
  userId: string;
  date: string;
  rev: number;
}

/** Content of a day's row. `onInsert` is applied only when the row is created. */
export interface Newest<D extends DerivedRow> {
  userId: string;
  date: string;
  rev: number;
  set: Partial<D>;
  onInsert?: Partial<D>;
}

/**
 * Upserts a day's row unless the stored revision is the same or later, so that redeliveries and late events change
 * nothing. Requires a unique index on {userId, date}, which refuses an upsert that loses a race; it is then retried.
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
      // The stored row is not older, or a concurrent delivery inserted it first.
      if (isDuplicateKeyError(error)) return false;
      throw error;
    }
  };
  // Terminates, because each further round requires another delivery with a lower revision.
  while (!(await upsert())) {
    if (await rows.findOne({ userId, date, rev: { $gte: rev } }, { projection: { _id: 1 } })) return;
  }
};
