import type { mongo } from 'mongoose';
import { type Connection, isDuplicate } from '../mongo/database.ts';
import type { Migration } from '../mongo/migrations.ts';

/** Records by the name of what held them. */
export type Counts = Record<string, number>;

/** How far one part of a service is with an erasure. */
export interface PartState {
  counts: Counts;
  done: boolean;
}

export interface ErasureAnswers {
  find(erasureId: string): Promise<ErasureProgress | null>;
  /** Keeps the first counts of a part: those of a second look, after some of it went, are not the truth. */
  counted(erasureId: string, part: string, counts: Counts, at: Date): Promise<void>;
  /** The part is done; answers how far all of them are. */
  done(erasureId: string, part: string): Promise<ErasureProgress | null>;
}

/** What a service has to answer to an erasure. Names no person: `_id` is the hash of the id that the runner holds. */
export interface ErasureProgress {
  _id: string;
  at: Date;
  parts: Record<string, PartState>;
}

/** Longer than anybody asks for it: the receipt is kept for 30 days. */
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
        // Either this part has its counts, or another part made the document meanwhile: the second try tells.
        if (!isDuplicate(error)) throw error;
        return write().catch((again) => {
          if (!isDuplicate(again)) throw again;
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

/** Indexes of what an erasure leaves and looks for; the service numbers it. */
export const erasureMigration = (id: number): Migration => ({
  id,
  name: 'erasures',
  async up(db) {
    // Serves nothing but the ageing out; answers are found by `_id`.
    await db.collection(COLLECTION).createIndex({ at: 1 }, { expireAfterSeconds: KEPT_SECONDS, name: 'expiry' });
    // A runner's erasure finds their events that nobody could handle.
    await db.collection('dead_letters').createIndex({ userId: 1 }, { name: 'user' });
  },
});
