import { DomainError, unavailable } from '@stridewell/kit/errors';
import { createId } from '@stridewell/kit/ids';
import { type Connection, isDuplicateKeyError } from '@stridewell/kit/mongo/database';
import { type PhysioLogDocument, type PhysioLogState, physioLogsCollection } from './document.ts';
import { keyOf } from './log-mapping.ts';

/**
 * Maximum number of exercises and free-text lines that a runner can log per day. A programme has far fewer exercises.
 */
export const MAX_LOGS_PER_DAY = 40;
/**
 * Maximum number of attempts at an upsert. If a concurrent insert wins, the next attempt finds the existing document.
 */
const TRIES = 5;

const dayFull = (): DomainError =>
  new DomainError('conflict', `You can log at most ${MAX_LOGS_PER_DAY} exercises a day.`, { code: 'day_full' });

export type PhysioLogRepository = ReturnType<typeof createPhysioLogs>;

/** Repository of `physio_logs`. Methods take the user id as the first argument and return plain objects. */
export const createPhysioLogs = (database: Connection) => {
  const collection = physioLogsCollection.in(database);

  const upsert = async (userId: string, date: string, state: PhysioLogState, at: Date) => {
    try {
      return await collection.findOneAndUpdate(
        { userId, date, key: keyOf(state) },
        { $set: { ...state, updatedAt: at }, $setOnInsert: { _id: createId(), createdAt: at } },
        { upsert: true, returnDocument: 'after', includeResultMetadata: true },
      );
    } catch (error) {
      if (isDuplicateKeyError(error)) return null;
      throw error;
    }
  };

  /**
   * Deletes a new log if the day already has the maximum number of logs. Counting after the insert is safe for
   * concurrent requests.
   */
  const keepWithinDay = async ({ _id, userId, date }: PhysioLogDocument): Promise<void> => {
    if ((await collection.countDocuments({ userId, date })) <= MAX_LOGS_PER_DAY) return;
    await collection.deleteOne({ _id });
    throw dayFull();
  };

  return {
    /**
     * Upserts the log of an exercise or free-text line.
     * @throws 409 if a new log exceeds the day's maximum
     */
    async save(userId: string, date: string, state: PhysioLogState, at: Date): Promise<PhysioLogDocument> {
      for (let tries = 0; tries < TRIES; tries += 1) {
        const result = await upsert(userId, date, state, at);
        if (!result?.value) continue;
        if (!result.lastErrorObject?.updatedExisting) await keepWithinDay(result.value);
        return result.value;
      }
      throw unavailable();
    },

    /** Returns the stored log of an exercise or free-text line on a day; null if there is none. */
    find: (userId: string, date: string, state: PhysioLogState): Promise<PhysioLogDocument | null> =>
      collection.findOne({ userId, date, key: keyOf(state) }),

    /** Returns a runner's newest logs, newest first. */
    newest: (userId: string, limit: number): Promise<PhysioLogDocument[]> =>
      collection.find({ userId }).sort({ date: -1, _id: -1 }).limit(limit).toArray(),

    /** Returns a runner's logs since a date, inclusive, oldest first. */
    since: (userId: string, from: string): Promise<PhysioLogDocument[]> =>
      collection
        .find({ userId, date: { $gte: from } })
        .sort({ date: 1, _id: 1 })
        .toArray(),
  };
};
