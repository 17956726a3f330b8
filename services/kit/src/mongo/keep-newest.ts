import type { mongo } from 'mongoose';
import { createId } from '../ids.ts';
import { isDuplicate } from './database.ts';

/** A row that follows another document: one per user and day, as new as the revision it was taken from. */
interface Follower {
  _id: string;
  userId: string;
  date: string;
  rev: number;
}

/** What a row of this day is to hold; `onInsert` only where it is the first. */
export interface Newest<D extends Follower> {
  userId: string;
  date: string;
  rev: number;
  set: Partial<D>;
  onInsert?: Partial<D>;
}

/**
 * Keeps a day's row unless what is kept stems from the same or a later revision: repeats, old news and late comers change
 * nothing, whatever the order they come in. Stands on a unique index on {userId, date}: an upsert that loses its race is
 * refused by it, and looked at again.
 */
export const keepNewest = async <D extends Follower>(
  collection: mongo.Collection<D>,
  { userId, date, rev, set, onInsert = {} }: Newest<D>,
): Promise<void> => {
  const rows = collection as unknown as mongo.Collection<Follower>;
  const upsert = async (): Promise<boolean> => {
    try {
      await rows.updateOne(
        { userId, date, rev: { $lt: rev } },
        { $set: { ...set, rev }, $setOnInsert: { ...onInsert, _id: createId() } },
        { upsert: true },
      );
      return true;
    } catch (error) {
      // The day has a row that is not older, or another delivery was first.
      if (isDuplicate(error)) return false;
      throw error;
    }
  };
  // Ends: each further round means that another delivery got its lower revision in between.
  while (!(await upsert())) {
    if (await rows.findOne({ userId, date, rev: { $gte: rev } }, { projection: { _id: 1 } })) return;
  }
};
