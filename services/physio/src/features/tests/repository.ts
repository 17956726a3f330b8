import { PHYSIO_SESSION_LIMITS } from '@stridewell/contracts/web';
import { DomainError, unavailable } from '@stridewell/kit/errors';
import { createId } from '@stridewell/kit/ids';
import { type Connection, isDuplicateKeyError } from '@stridewell/kit/mongo/database';
import { type PhysioTestDocument, type PhysioTestState, physioTestsCollection } from './document.ts';

const { testsPerDay } = PHYSIO_SESSION_LIMITS;
/** Attempts at an upsert. When a concurrent insert wins, the next attempt finds the existing document. */
const TRIES = 5;

const dayFull = (): DomainError =>
  new DomainError('conflict', `You can save at most ${testsPerDay} test results a day.`, { code: 'day_full' });

export type PhysioTestRepository = ReturnType<typeof createPhysioTests>;

/** Repository of `physio_tests`. Methods take the user id as the first argument and return plain objects. */
export const createPhysioTests = (database: Connection) => {
  const collection = physioTestsCollection.in(database);

  const upsert = async (userId: string, clientId: string, state: PhysioTestState, at: Date) => {
    try {
      return await collection.findOneAndUpdate(
        { userId, clientId },
        { $set: { ...state, updatedAt: at }, $setOnInsert: { _id: createId(), createdAt: at } },
        { upsert: true, returnDocument: 'after', includeResultMetadata: true },
      );
    } catch (error) {
      if (isDuplicateKeyError(error)) return null;
      throw error;
    }
  };

  /** Deletes a new result when the day already has the maximum. Counting after the insert is safe for concurrent requests. */
  const keepWithinDay = async ({ _id, userId, date }: PhysioTestDocument): Promise<void> => {
    if ((await collection.countDocuments({ userId, date })) <= testsPerDay) return;
    await collection.deleteOne({ _id, userId });
    throw dayFull();
  };

  return {
    find: (userId: string, clientId: string): Promise<PhysioTestDocument | null> =>
      collection.findOne({ userId, clientId }),

    /**
     * Stores the result with an id of the client, or replaces it.
     * @throws 409 when a new result exceeds the day's maximum
     */
    async save(userId: string, clientId: string, state: PhysioTestState, at: Date): Promise<PhysioTestDocument> {
      for (let tries = 0; tries < TRIES; tries += 1) {
        const result = await upsert(userId, clientId, state, at);
        if (!result?.value) continue;
        if (!result.lastErrorObject?.updatedExisting) await keepWithinDay(result.value);
        return result.value;
      }
      throw unavailable();
    },

    /** Returns a runner's newest results, newest first. */
    newest: (userId: string, limit: number): Promise<PhysioTestDocument[]> =>
      collection.find({ userId }).sort({ date: -1, _id: -1 }).limit(limit).toArray(),

    /** Returns a runner's results since a date, inclusive, oldest first. */
    since: (userId: string, from: string): Promise<PhysioTestDocument[]> =>
      collection
        .find({ userId, date: { $gte: from } })
        .sort({ date: 1, _id: 1 })
        .toArray(),
  };
};
