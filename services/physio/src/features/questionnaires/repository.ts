import { QUESTIONNAIRE_LIMITS } from '@stridewell/contracts/web';
import { DomainError, unavailable } from '@stridewell/kit/errors';
import { createId } from '@stridewell/kit/ids';
import { type Connection, isDuplicateKeyError } from '@stridewell/kit/mongo/database';
import { physioQuestionnairesCollection, type QuestionnaireDocument, type QuestionnaireState } from './document.ts';

const { perDay } = QUESTIONNAIRE_LIMITS;
/** Attempts at an upsert. When a concurrent insert wins, the next attempt finds the existing document. */
const TRIES = 5;

const dayFull = (): DomainError =>
  new DomainError('conflict', `You can save these answers at most ${perDay} times a day.`, { code: 'day_full' });

export type QuestionnaireRepository = ReturnType<typeof createQuestionnaires>;

/** Repository of `physio_questionnaires`. Methods take the user id as the first argument and return plain objects. */
export const createQuestionnaires = (database: Connection) => {
  const collection = physioQuestionnairesCollection.in(database);

  const upsert = async (userId: string, clientId: string, state: QuestionnaireState, at: Date) => {
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

  /** Deletes a new entry when the day already has the maximum. Counting after the insert is safe for concurrent requests. */
  const keepWithinDay = async ({ _id, userId, date }: QuestionnaireDocument): Promise<void> => {
    if ((await collection.countDocuments({ userId, date })) <= perDay) return;
    await collection.deleteOne({ _id, userId });
    throw dayFull();
  };

  return {
    find: (userId: string, clientId: string): Promise<QuestionnaireDocument | null> =>
      collection.findOne({ userId, clientId }),

    /**
     * Stores the entry with an id of the client, or replaces it.
     * @throws 409 when a new entry exceeds the day's maximum
     */
    async save(userId: string, clientId: string, state: QuestionnaireState, at: Date): Promise<QuestionnaireDocument> {
      for (let tries = 0; tries < TRIES; tries += 1) {
        const result = await upsert(userId, clientId, state, at);
        if (!result?.value) continue;
        if (!result.lastErrorObject?.updatedExisting) await keepWithinDay(result.value);
        return result.value;
      }
      throw unavailable();
    },

    /** Returns a runner's entries since a date, inclusive, oldest first. */
    since: (userId: string, from: string): Promise<QuestionnaireDocument[]> =>
      collection
        .find({ userId, date: { $gte: from } })
        .sort({ date: 1, createdAt: 1 })
        .toArray(),
  };
};
