import { QUESTIONNAIRE_LIMITS } from '@stridewell/contracts/web';
import { DomainError } from '@stridewell/kit/errors';
import { createClientEntries } from '@stridewell/kit/mongo/client-entry-repository';
import type { Connection } from '@stridewell/kit/mongo/database';
import { physioQuestionnairesCollection, type QuestionnaireDocument, type QuestionnaireState } from './document.ts';

const { perDay } = QUESTIONNAIRE_LIMITS;

const dayFull = (): DomainError =>
  new DomainError('conflict', `You can save these answers at most ${perDay} times a day.`, { code: 'day_full' });

export type QuestionnaireRepository = ReturnType<typeof createQuestionnaires>;

/** Repository of `physio_questionnaires`. Methods take the user id as the first argument and return plain objects. */
export const createQuestionnaires = (database: Connection) => {
  const collection = physioQuestionnairesCollection.in(database);
  const { find, save } = createClientEntries<QuestionnaireDocument>(collection, { perDay, dayFull });
  return {
    find,

    /**
     * Stores the entry with a client id, or replaces it.
     * @throws 409 if a new entry exceeds the day's maximum
     */
    save: (userId: string, clientId: string, state: QuestionnaireState, at: Date): Promise<QuestionnaireDocument> =>
      save(userId, clientId, state, at),

    /** Returns a runner's entries since a date, inclusive, oldest first. */
    since: (userId: string, from: string): Promise<QuestionnaireDocument[]> =>
      collection
        .find({ userId, date: { $gte: from } })
        .sort({ date: 1, createdAt: 1 })
        .toArray(),
  };
};
