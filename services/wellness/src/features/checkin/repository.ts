import type { NormalDay } from '@stridewell/contracts/web';
import type { Connection } from '@stridewell/kit/mongo/database';
import type { EarlierDay } from '../../domain/readiness/baseline.ts';
import { type CheckinDocument, checkinsCollection, storedAnswersOf, type WithAnswers } from './document.ts';

/** Fields of a check-in that are needed to save a check-in for its date or a later date. */
type BaselineRow = Pick<CheckinDocument, '_id' | 'date' | 'score' | 'createdAt' | 'outbox' | 'illness'> &
  WithAnswers & { explanation: Pick<CheckinDocument['explanation'], 'cap'> };
export type BaselineDay = Pick<BaselineRow, '_id' | 'rev' | 'createdAt' | 'outbox'> & EarlierDay;

/** Fields of a stored check-in from which {@link normalDayOf} reads. */
export const NORMAL_FIELDS = {
  ...{ date: 1, answers: 1, answersJson: 1, subdocumentsRev: 1, rev: 1, illness: 1, 'explanation.cap': 1 },
} as const;

/** Converts a stored check-in to a day of the runner's usual range. */
export const normalDayOf = (row: Pick<BaselineRow, 'date' | 'illness' | 'explanation'> & WithAnswers): NormalDay => {
  const { notes, ...metrics } = storedAnswersOf(row);
  const { date, illness = false, explanation } = row;
  return { date, metrics, hasNotes: notes !== null, isIll: illness, capCode: explanation.cap?.code ?? null };
};

export type CheckinRepository = ReturnType<typeof createCheckinRepository>;

/**
 * Queries for `checkin_sessions`. Methods take the user id first and return plain objects, or null if there is no
 * document.
 */
export const createCheckinRepository = (connection: Connection) => {
  const collection = checkinsCollection.in(connection);
  return {
    /**
     * Used only by the outbox relay and the aggregate. Only the relay is allowed to read documents of several users.
     */
    collection,

    findDay: (userId: string, date: string): Promise<CheckinDocument | null> => collection.findOne({ userId, date }),

    findByRequest: (userId: string, key: string): Promise<Pick<CheckinDocument, 'requests'> | null> =>
      collection.findOne({ userId, 'requests.key': key }, { projection: { requests: 1 } }),

    /**
     * Returns a user's check-ins from `from` to `to` inclusive, oldest first: the days of the usual range and the
     * check-in to update.
     */
    async window(userId: string, from: string, to: string): Promise<BaselineDay[]> {
      const rows = await collection
        .find({ userId, date: { $gte: from, $lte: to } })
        .project<BaselineRow>({ ...NORMAL_FIELDS, score: 1, createdAt: 1, 'outbox.id': 1 })
        .sort({ date: 1 })
        .toArray();
      return rows.map((row) => {
        const { _id, rev, createdAt, outbox, score } = row;
        return { _id, rev, createdAt, outbox, score, ...normalDayOf(row) };
      });
    },
  };
};
