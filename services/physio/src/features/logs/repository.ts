import { DomainError, unavailable } from '@stridewell/kit/errors';
import { createId } from '@stridewell/kit/ids';
import { type Connection, isDuplicateKeyError } from '@stridewell/kit/mongo/database';
import { type PhysioLogDocument, type PhysioLogState, physioLogsCollection } from './document.ts';
import { keyOf } from './log-mapping.ts';

/** Maximum number of exercises and free-text lines per day: several times the size of a programme. */
export const MAX_LOGS_PER_DAY = 40;
/** Number of attempts of an upsert. One that loses a race finds the existing row on the next attempt. */
const TRIES = 5;

const dayFull = (): DomainError =>
  new DomainError('conflict', `You can log at most ${MAX_LOGS_PER_DAY} exercises a day.`, { code: 'day_full' });

export type PhysioLogRepository = ReturnType<typeof createPhysioLogs>;

/** `physio_logs`. Methods take the user id first and return plain objects. */
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

  /** Deletes a new row when the day is full. Counts after the insert, which is safe for concurrent requests. */
  const keepWithinDay = async ({ _id, userId, date }: PhysioLogDocument): Promise<void> => {
    if ((await collection.countDocuments({ userId, date })) <= MAX_LOGS_PER_DAY) return;
    await collection.deleteOne({ _id });
    throw dayFull();
  };

  return {
    /**
     * Upserts an exercise or a free-text line of a runner's day.
     *
     * @throws 409 for a new row when the day is full
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

    /** The stored log of the same exercise or free-text line of the day. */
    find: (userId: string, date: string, state: PhysioLogState): Promise<PhysioLogDocument | null> =>
      collection.findOne({ userId, date, key: keyOf(state) }),

    /** A runner's newest logs, newest first. */
    newest: (userId: string, limit: number): Promise<PhysioLogDocument[]> =>
      collection.find({ userId }).sort({ date: -1, _id: -1 }).limit(limit).toArray(),

    /** A runner's logs since a date, inclusive, oldest first. */
    since: (userId: string, from: string): Promise<PhysioLogDocument[]> =>
      collection
        .find({ userId, date: { $gte: from } })
        .sort({ date: 1, _id: 1 })
        .toArray(),
  };
};
