import type { EventData } from '@stridewell/contracts/events/envelope';
import type { checkinRecorded } from '@stridewell/contracts/events/events';
import type { Connection } from '@stridewell/kit/mongo/database';
import { keepNewest } from '@stridewell/kit/mongo/keep-newest';
import type { mongo } from 'mongoose';

/** A day's check-in as the readiness service told it last; `rev` is that of its document. */
export type CheckinDayRow = EventData<typeof checkinRecorded>;

type Stored = CheckinDayRow & { _id: string; userId: string };

export interface CheckinDays {
  /** Keeps a day's check-in unless what is kept is as new or newer. */
  keep(userId: string, day: CheckinDayRow): Promise<void>;
  /** A runner's days from one date to another, both included, newest first. */
  between(userId: string, from: string, to: string): Promise<CheckinDayRow[]>;
}

const COLLECTION = 'checkin_days';

/** `checkin_days`: the running side's own copy of the check-ins, without a word that a runner wrote. */
export const createCheckinDays = (database: Connection): CheckinDays => {
  const collection = () => database.collection<Stored>(COLLECTION);
  return {
    keep: (userId, { date, rev, ...rest }) =>
      // Without a word of illness what an earlier revision said of it must go.
      keepNewest(collection(), { userId, date, rev, set: { ...rest, illness: rest.illness ?? false } }),
    between: (userId, from, to) =>
      collection()
        .find({ userId, date: { $gte: from, $lte: to } })
        .sort({ date: -1 })
        .project<CheckinDayRow>({ _id: 0, userId: 0 })
        .toArray(),
  };
};

export const checkinDaysIndex = async (db: mongo.Db): Promise<void> => {
  // Serves a runner's days of a range, and the conditional upsert, which is safe only because a second row of a day is refused.
  await db.collection(COLLECTION).createIndex({ userId: 1, date: 1 }, { unique: true, name: 'user_date' });
};
