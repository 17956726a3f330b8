import type { Connection } from '@stridewell/kit/mongo/database';
import { type CheckinDocument, checkinsCollection } from './document.ts';

/** Fields of a check-in that are needed to save a check-in for its date or a later date. */
export type BaselineDay = Pick<CheckinDocument, '_id' | 'date' | 'score' | 'rev' | 'createdAt' | 'outbox'>;

export type CheckinRepository = ReturnType<typeof createCheckinRepository>;

/**
 * Queries for `checkin_sessions`. Methods take the user id first and return plain objects, or null when there is no
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
     * Returns a user's check-ins from `from` to `to` inclusive, oldest first: the scores for the baseline and the
     * check-in to update.
     */
    window: (userId: string, from: string, to: string): Promise<BaselineDay[]> =>
      collection
        .find({ userId, date: { $gte: from, $lte: to } })
        .project<BaselineDay>({ date: 1, score: 1, rev: 1, createdAt: 1, 'outbox.id': 1 })
        .sort({ date: 1 })
        .toArray(),
  };
};
