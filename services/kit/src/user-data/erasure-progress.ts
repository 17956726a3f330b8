import type { mongo } from 'mongoose';
import { type Connection, isDuplicateKeyError } from '../mongo/database.ts';
import type { Migration } from '../mongo/migrations.ts';

/** Number of records by collection. */
export type Counts = Record<string, number>;

/** Progress of one part of a service's erasure. */
export interface PartState {
  counts: Counts;
  done: boolean;
}

export interface ErasureAnswers {
  find(erasureId: string): Promise<ErasureProgress | null>;
  /** Stores the first counts of a part. A second count, after a partial deletion, would be too low. */
  counted(erasureId: string, part: string, counts: Counts, at: Date): Promise<void>;
  /** Marks the part as done; returns the progress of all parts. */
  done(erasureId: string, part: string): Promise<ErasureProgress | null>;
}

/** A service's progress with an erasure. It identifies no person: `_id` is the hash of the id given to the runner. */
export interface ErasureProgress {
  _id: string;
  at: Date;
  parts: Record<string, PartState>;
}

/** Longer than needed: the receipt is kept for 30 days. */
const KEPT_SECONDS = 31 * 86_400;
const COLLECTION = 'erasure_answers';

/** `erasure_answers`. */
export const createErasureAnswers = (database: Connection): ErasureAnswers => {
  const answers = () => database.collection<ErasureProgress>(COLLECTION);
  return {
    find: (erasureId) => answers().findOne({ _id: erasureId }),
    async counted(erasureId, part, counts, at) {
      const first = { _id: erasureId, [`parts.${part}`]: { $exists: false } } as mongo.Filter<ErasureProgress>;
      const set = { $set: { [`parts.${part}`]: { counts, done: false } }, $setOnInsert: { at } };
      const write = () =>
        answers().updateOne(first, set as unknown as mongo.UpdateFilter<ErasureProgress>, { upsert: true });
      await write().catch((error) => {
        // Either this part has its counts already, or another part
        // created the document meanwhile: retry once to find out.
        if (!isDuplicateKeyError(error)) throw error;
        return write().catch((again) => {
          if (!isDuplicateKeyError(again)) throw again;
        });
      });
    },
    done: (erasureId, part) =>
      answers().findOneAndUpdate(
        { _id: erasureId },
        { $set: { [`parts.${part}.done`]: true } } as unknown as mongo.UpdateFilter<ErasureProgress>,
        { returnDocument: 'after' },
      ),
  };
};

/** Creates the indexes for erasures; the service assigns the migration's number. */
export const erasureMigration = (id: number): Migration => ({
  id,
  name: 'erasures',
  async up(db) {
    // Serves no query, only the expiry; answers are found by `_id`.
    await db.collection(COLLECTION).createIndex({ at: 1 }, { expireAfterSeconds: KEPT_SECONDS, name: 'expiry' });
    // Serves the deletion of a user's dead letters during an erasure.
    await db.collection('dead_letters').createIndex({ userId: 1 }, { name: 'user' });
  },
});
