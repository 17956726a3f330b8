import { strengthLogSchema } from '@stridewell/contracts/http/strength-log';
import type { StrengthLog } from '@stridewell/contracts/web';
import { createId } from '@stridewell/kit/ids';
import { defineCollection } from '@stridewell/kit/mongo/collection';
import { type Connection, isDuplicateKeyError } from '@stridewell/kit/mongo/database';
import { z } from 'zod';

/**
 * Collection `strength_logs`: the completion marks of a runner's strength and mobility sessions. They are separate from
 * the training log, whose documents always have the status of a run, so that replicas of the previous release read it
 * as before.
 */
export const strengthLogsCollection = defineCollection({
  name: 'strength_logs',
  schema: z.object({
    _id: z.string(),
    userId: z.string(),
    ...strengthLogSchema.shape,
    createdAt: z.date(),
    updatedAt: z.date(),
  }),
  indexes: [
    // Unique index: one mark per runner and day. It also serves reads of a week.
    { key: { userId: 1, date: 1 }, options: { unique: true, name: 'user_date' } },
  ],
});

export type StrengthLogRepository = ReturnType<typeof createStrengthLogs>;

/**
 * Repository of `strength_logs`. Methods take the user id as the first argument and return plain objects.
 */
export const createStrengthLogs = (database: Connection) => {
  const collection = strengthLogsCollection.in(database);
  const write = (userId: string, { date, ...values }: StrengthLog, at: Date) =>
    collection.updateOne(
      { userId, date },
      { $set: { ...values, updatedAt: at }, $setOnInsert: { _id: createId(), createdAt: at } },
      { upsert: true },
    );
  return {
    /** Stores the mark of a day and replaces an earlier one. */
    async save(userId: string, log: StrengthLog, at: Date): Promise<void> {
      try {
        await write(userId, log, at);
      } catch (error) {
        // A concurrent request has inserted the day's mark, so it is replaced.
        if (!isDuplicateKeyError(error)) throw error;
        await write(userId, log, at);
      }
    },

    /** Removes the mark of a day, if there is one. */
    async remove(userId: string, date: string): Promise<void> {
      await collection.deleteOne({ userId, date });
    },

    /** Returns the marks from `from` to `to` inclusive, by date. */
    async between(userId: string, from: string, to: string): Promise<StrengthLog[]> {
      const found = await collection
        .find({ userId, date: { $gte: from, $lte: to } })
        .sort({ date: 1 })
        .toArray();
      return found.map(({ date, status, session }) => ({ date, status, session }));
    },
  };
};
