import { createId } from '@stridewell/kit/ids';
import { type Connection, isDuplicateKeyError } from '@stridewell/kit/mongo/database';

interface UsageDocument {
  _id: string;
  userId: string;
  /** The UTC date, `YYYY-MM-DD`: a change of the runner's time zone must not give a second quota. */
  day: string;
  tokens: number;
  at: Date;
}

export type UsageRepository = ReturnType<typeof createUsageRepository>;

const dayOf = (at: Date): string => at.toISOString().slice(0, 10);

/**
 * `coach_usage`: tokens of the outside model per user and day. Tokens are reserved before a call, so that a crash
 * cannot lose them.
 */
export const createUsageRepository = (connection: Connection) => {
  const usage = () => connection.collection<UsageDocument>('coach_usage');
  return {
    /** Reserves tokens; false when they would exceed the daily cap. */
    async reserve(userId: string, tokens: number, cap: number, at: Date): Promise<boolean> {
      if (tokens > cap) return false;
      const add = () =>
        usage().updateOne(
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
      await usage().updateOne({ userId, day: dayOf(at) }, { $inc: { tokens: difference } });
    },
  };
};
