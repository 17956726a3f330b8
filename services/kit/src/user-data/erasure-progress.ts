import type { mongo } from 'mongoose';
import { z } from 'zod';
import { defineCollection } from '../mongo/collection.ts';
import { type Connection, isDuplicateKeyError } from '../mongo/database.ts';

const counts = z.record(z.string(), z.number().int());
/** Progress of one part of an erasure in a service. */
const partState = z.object({ counts, done: z.boolean() });

/** Number of records, by collection. */
export type Counts = z.infer<typeof counts>;

/** The collection `erasure_answers` with the progress of erasures in a service. Its documents identify no user. */
export const erasureAnswersCollection = defineCollection({
  name: 'erasure_answers',
  schema: z.object({
    /** Hash of the erasure id. */
    _id: z.string(),
    at: z.date(),
    parts: z.record(z.string(), partState),
  }),
  indexes: [
    // Index used only for expiry, which is one day after the receipt expires.
    { key: { at: 1 }, options: { name: 'expiry', expireAfterSeconds: 31 * 86_400 } },
  ],
});

export type ErasureProgress = z.infer<typeof erasureAnswersCollection.schema>;

export interface ErasureAnswers {
  find(erasureId: string): Promise<ErasureProgress | null>;
  /**
   * Stores the counts of a part unless they are already stored: counts made after a partial deletion would be too low.
   */
  counted(erasureId: string, part: string, counts: Counts, at: Date): Promise<void>;
  /** Marks a part as done and returns the progress of all parts. */
  done(erasureId: string, part: string): Promise<ErasureProgress | null>;
}

/** Creates the repository of the collection `erasure_answers`. */
export const createErasureAnswers = (database: Connection): ErasureAnswers => {
  const answers = erasureAnswersCollection.in(database);
  return {
    find: (erasureId) => answers.findOne({ _id: erasureId }),
    async counted(erasureId, part, counts, at) {
      const first = { _id: erasureId, [`parts.${part}`]: { $exists: false } } as mongo.Filter<ErasureProgress>;
      const set = { $set: { [`parts.${part}`]: { counts, done: false } }, $setOnInsert: { at } };
      const write = () =>
        answers.updateOne(first, set as unknown as mongo.UpdateFilter<ErasureProgress>, { upsert: true });
      await write().catch((error) => {
        // Either this part already has counts, or another part created the document. A single retry shows which one it
        // is.
        if (!isDuplicateKeyError(error)) throw error;
        return write().catch((again) => {
          if (!isDuplicateKeyError(again)) throw again;
        });
      });
    },
    done: (erasureId, part) =>
      answers.findOneAndUpdate(
        { _id: erasureId },
        { $set: { [`parts.${part}.done`]: true } } as unknown as mongo.UpdateFilter<ErasureProgress>,
        { returnDocument: 'after' },
      ),
  };
};
