import { createId } from '@stridewell/kit/ids';
import { defineCollection } from '@stridewell/kit/mongo/collection';
import { type Connection, isDuplicateKeyError } from '@stridewell/kit/mongo/database';
import { z } from 'zod';

/** `coach_usage`: tokens per user and day. */
export const usageCollection = defineCollection({
  name: 'coach_usage',
  schema: z.object({
    _id: z.string(),
    userId: z.string(),
    /** The UTC date: a change of the runner's time zone must not give a second quota. */
    day: z.iso.date(),
    tokens: z.number().int(),
    at: z.date(),
  }),
  indexes: [
    // Enforces one count per user and day; the daily cap depends on it.
    { key: { userId: 1, day: 1 }, options: { unique: true, name: 'user_day' } },
    // Deletes counts after their retention of 40 days.
    { key: { at: 1 }, options: { name: 'age', expireAfterSeconds: 40 * 86_400 } },
  ],
});

export type UsageRepository = ReturnType<typeof createUsageRepository>;

const dayOf = (at: Date): string => at.toISOString().slice(0, 10);

/**
 * `coach_usage`: tokens of the outside model per user and day. Tokens are reserved before a call, so that a crash
 * cannot lose them.
 */
export const createUsageRepository = (connection: Connection) => {
  const usage = usageCollection.in(connection);
  return {
    /** Reserves tokens; false when they would exceed the daily cap. */
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
        // The day's count is too high to match the filter, so the upsert inserts a second one, which the unique index
        // rejects.
        if (isDuplicateKeyError(error)) return false;
        throw error;
      }
    },

    /** Adjusts the reservation made at `at` by the difference to the tokens really used, positive or negative. */
    async correct(userId: string, difference: number, at: Date): Promise<void> {
      await usage.updateOne({ userId, day: dayOf(at) }, { $inc: { tokens: difference } });
    },
  };
};
