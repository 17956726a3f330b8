import { createId } from '@stridewell/kit/ids';
import { type Connection, isDuplicate } from '@stridewell/kit/mongo/database';

interface UsageDocument {
  _id: string;
  userId: string;
  /** The day in UTC, `YYYY-MM-DD`: a runner who changes time zone gets no second day. */
  day: string;
  tokens: number;
  at: Date;
}

export type UsageRepository = ReturnType<typeof createUsageRepository>;

const dayOf = (at: Date): string => at.toISOString().slice(0, 10);

/** `coach_usage`: tokens of the outside model per user and day. They are set aside before a call, so that a crash cannot lose them. */
export const createUsageRepository = (connection: Connection) => {
  const usage = () => connection.collection<UsageDocument>('coach_usage');
  return {
    /** Sets tokens aside; false where they would not fit under the day's cap. */
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
        // The day's count exists and is too high to match, so that a second one was tried, which the index refuses.
        if (isDuplicate(error)) return false;
        throw error;
      }
    },

    /** Corrects what was set aside at `at` by what was really used, more or less. */
    async correct(userId: string, difference: number, at: Date): Promise<void> {
      await usage().updateOne({ userId, day: dayOf(at) }, { $inc: { tokens: difference } });
    },
  };
};
