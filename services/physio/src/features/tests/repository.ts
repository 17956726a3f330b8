import { PHYSIO_SESSION_LIMITS } from '@stridewell/contracts/web';
import { DomainError } from '@stridewell/kit/errors';
import { createClientEntries } from '@stridewell/kit/mongo/client-entry-repository';
import type { Connection } from '@stridewell/kit/mongo/database';
import { type PhysioTestDocument, type PhysioTestState, physioTestsCollection } from './document.ts';

const { testsPerDay } = PHYSIO_SESSION_LIMITS;

const dayFull = (): DomainError =>
  new DomainError('conflict', `You can save at most ${testsPerDay} test results a day.`, { code: 'day_full' });

export type PhysioTestRepository = ReturnType<typeof createPhysioTests>;

/** Repository of `physio_tests`. Methods take the user id as the first argument and return plain objects. */
export const createPhysioTests = (database: Connection) => {
  const collection = physioTestsCollection.in(database);
  const { find, save } = createClientEntries<PhysioTestDocument>(collection, { perDay: testsPerDay, dayFull });
  return {
    find,

    /**
     * Stores the result with a client id, or replaces it.
     * @throws 409 if a new result exceeds the day's maximum
     */
    save: (userId: string, clientId: string, state: PhysioTestState, at: Date): Promise<PhysioTestDocument> =>
      save(userId, clientId, state, at),

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
