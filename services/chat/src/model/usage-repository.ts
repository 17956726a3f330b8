import { createId } from '@stridewell/kit/ids';
import { defineCollection } from '@stridewell/kit/mongo/collection';
import { type Connection, isDuplicateKeyError } from '@stridewell/kit/mongo/database';
import { z } from 'zod';

/** Collection `coach_usage`: number of tokens per user and day, and of all users of the coach together. */
export const usageCollection = defineCollection({
  name: 'coach_usage',
  schema: z.object({
    _id: z.string(),
    userId: z.string(),
    /** The UTC date. A local date would give the runner a second quota after a change of time zone. */
    day: z.iso.date(),
    tokens: z.number().int(),
    at: z.date(),
  }),
  indexes: [
    // Unique index that allows one count per user and day, on which the daily cap relies.
    { key: { userId: 1, day: 1 }, options: { unique: true, name: 'user_day' } },
    // TTL index that deletes counts after 40 days.
    { key: { at: 1 }, options: { name: 'age', expireAfterSeconds: 40 * 86_400 } },
  ],
});

/**
 * Used in place of a user id in the total count of all users. No user has this id, so erasure and export do not affect
 * the count.
 */
export const ALL_RUNNERS = 'all-runners';

export type UsageRepository = ReturnType<typeof createUsageRepository>;

const dayOf = (at: Date): string => at.toISOString().slice(0, 10);

/**
 * Repository of `coach_usage`: tokens of the outside model per user and day. Tokens are reserved before a call, so that
 * they are counted even if the process crashes.
 */
export const createUsageRepository = (connection: Connection) => {
  const usage = usageCollection.in(connection);
  return {
    /** Reserves tokens. Returns false when they would exceed the daily cap. */
    async reserve(userId: string, tokens: number, cap: number, at: Date): Promise<boolean> {
      if (tokens > cap) return false;
      const add = () =>
        usage.updateOne(
          { userId, day: dayOf(at), tokens: { $lte: cap - tokens } },
          { $inc: { tokens }, $set: { at }, $setOnInsert: { _id: createId() } },
          { upsert: true },
        );
      try {
        await add();
        return true;
      } catch (error) {
        // If the day's count is too high, it does not match the filter. The upsert then tries to insert a second count,
        // which the unique index rejects.
        if (isDuplicateKeyError(error)) return false;
        throw error;
      }
    },

    /** Returns the number of tokens reserved or used on the day. */
    async spent(userId: string, at: Date): Promise<number> {
      return (await usage.findOne({ userId, day: dayOf(at) }))?.tokens ?? 0;
    },

    /**
     * Corrects the reservation made at `at` by the difference between the tokens used and the tokens reserved, which
     * may be negative.
     */
    async correct(userId: string, difference: number, at: Date): Promise<void> {
      await usage.updateOne({ userId, day: dayOf(at) }, { $inc: { tokens: difference } });
    },
  };
};
