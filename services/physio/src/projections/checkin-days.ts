import type { EventData } from '@stridewell/contracts/events/envelope';
import { checkinRecorded } from '@stridewell/contracts/events/events';
import { defineCollection } from '@stridewell/kit/mongo/collection';
import type { Connection } from '@stridewell/kit/mongo/database';
import { upsertIfNewer } from '@stridewell/kit/mongo/upsert-if-newer';
import { z } from 'zod';

type RecordedCheckin = EventData<typeof checkinRecorded>;

/** The readiness score of a day, from the newest event of the wellness service. */
export type ScoreDay = Pick<RecordedCheckin, 'date' | 'score' | 'recommendation'>;

/** `checkin_days`: score and recommendation of the daily check-ins, for the coach. No other answers are stored. */
export const checkinDaysCollection = defineCollection({
  name: 'checkin_days',
  schema: z.object({
    _id: z.string(),
    userId: z.string(),
    ...checkinRecorded.data.pick({ date: true, score: true, recommendation: true, rev: true }).shape,
  }),
  indexes: [
    // Index for a runner's newest days and for the conditional upsert. The upsert is safe only because the index is
    // unique per day.
    { key: { userId: 1, date: 1 }, options: { unique: true, name: 'user_date' } },
  ],
});

export interface CheckinDays {
  /** Stores a day's score unless the stored revision is equal or newer. */
  keep(userId: string, day: RecordedCheckin): Promise<void>;
  /** Returns a runner's newest days up to a date, newest first, at most {@link DAYS_READ}. */
  newest(userId: string, upTo: string): Promise<ScoreDay[]>;
}

export const DAYS_READ = 30;

export const createCheckinDays = (database: Connection): CheckinDays => {
  const collection = checkinDaysCollection.in(database);
  return {
    keep: (userId, { date, rev, score, recommendation }) =>
      upsertIfNewer(collection, { userId, date, rev, set: { score, recommendation } }),
    newest: (userId, upTo) =>
      collection
        .find({ userId, date: { $lte: upTo } })
        .sort({ date: -1 })
        .limit(DAYS_READ)
        .project<ScoreDay>({ _id: 0, date: 1, score: 1, recommendation: 1 })
        .toArray(),
  };
};
