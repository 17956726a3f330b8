import type { EventData } from '@stridewell/contracts/events/envelope';
import type { checkinRecorded } from '@stridewell/contracts/events/events';
import type { Connection } from '@stridewell/kit/mongo/database';
import { upsertIfNewer } from '@stridewell/kit/mongo/upsert-if-newer';
import type { mongo } from 'mongoose';

type RecordedCheckin = EventData<typeof checkinRecorded>;

/** A day's readiness score, from the newest event of the wellness service. */
export type ScoreDay = Pick<RecordedCheckin, 'date' | 'score' | 'recommendation'>;

type Stored = ScoreDay & { _id: string; userId: string; rev: number };

export interface CheckinDays {
  /** Stores a day's score unless the stored one is as new or newer. */
  keep(userId: string, day: RecordedCheckin): Promise<void>;
  /** A runner's newest days up to a date, newest first, at most {@link DAYS_READ}. */
  newest(userId: string, upTo: string): Promise<ScoreDay[]>;
}

const COLLECTION = 'checkin_days';
export const DAYS_READ = 30;

/** `checkin_days`: score and recommendation of the daily check-ins, for the coach. Nothing else of them is stored. */
export const createCheckinDays = (database: Connection): CheckinDays => {
  const collection = () => database.collection<Stored>(COLLECTION);
  return {
    keep: (userId, { date, rev, score, recommendation }) =>
      upsertIfNewer(collection(), { userId, date, rev, set: { score, recommendation } }),
    newest: (userId, upTo) =>
      collection()
        .find({ userId, date: { $lte: upTo } })
        .sort({ date: -1 })
        .limit(DAYS_READ)
        .project<ScoreDay>({ _id: 0, date: 1, score: 1, recommendation: 1 })
        .toArray(),
  };
};

export const checkinDaysIndex = async (db: mongo.Db): Promise<void> => {
  // Serves a runner's newest days and the conditional upsert, which is safe only because the index is unique per day.
  await db.collection(COLLECTION).createIndex({ userId: 1, date: 1 }, { unique: true, name: 'user_date' });
};
