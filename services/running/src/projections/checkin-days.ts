import type { EventData } from '@stridewell/contracts/events/envelope';
import { checkinRecorded } from '@stridewell/contracts/events/events';
import { defineCollection } from '@stridewell/kit/mongo/collection';
import type { Connection } from '@stridewell/kit/mongo/database';
import { upsertIfNewer } from '@stridewell/kit/mongo/upsert-if-newer';
import { z } from 'zod';

/** The newest check-in of a day from the wellness service. `rev` is the check-in's revision in that service. */
export type CheckinDayRow = EventData<typeof checkinRecorded>;

/** Revision of a day's first event. */
const FIRST_REV = 1;

/** Collection `checkin_days`: a projection of check-ins, without the texts that the runner wrote. */
export const checkinDaysCollection = defineCollection({
  name: 'checkin_days',
  schema: z.object({
    _id: z.string(),
    userId: z.string(),
    ...checkinRecorded.data.shape,
    /**
     * Time of the day's first event: the time at which the runner checked in. Later events may come without an answer of
     * the runner. Missing until the first event has arrived, and in documents of earlier releases.
     */
    firstAt: z.date().exactOptional(),
  }),
  indexes: [
    // Index for a runner's days in a range and for the conditional upsert. The upsert is safe only because the index is
    // unique.
    { key: { userId: 1, date: 1 }, options: { unique: true, name: 'user_date' } },
  ],
});

export interface CheckinDays {
  /** Upserts a day's check-in unless the stored revision is equal or newer. `at` is the time of the event. */
  keep(userId: string, day: CheckinDayRow, at?: Date): Promise<void>;
  /** Returns a runner's check-ins from `from` to `to` inclusive, newest first. */
  between(userId: string, from: string, to: string): Promise<CheckinDayRow[]>;
  /** Returns the newest day with a check-in and the time of its first event if it is known; null if there is none. */
  newest(userId: string): Promise<{ date: string; at: Date | null } | null>;
  /** Returns the date of a runner's first check-in; null if there is none. */
  firstDate(userId: string): Promise<string | null>;
}

export const createCheckinDays = (database: Connection): CheckinDays => {
  const collection = checkinDaysCollection.in(database);
  return {
    async keep(userId, { date, rev, ...rest }, at) {
      // Flags that the event lacks are set to false, so that they replace those of an earlier revision.
      await upsertIfNewer(collection, {
        userId,
        date,
        rev,
        set: { ...rest, hasNotes: rest.hasNotes ?? false, illness: rest.illness ?? false },
      });
      if (at && rev === FIRST_REV) await collection.updateOne({ userId, date }, { $set: { firstAt: at } });
    },
    between: (userId, from, to) =>
      collection
        .find({ userId, date: { $gte: from, $lte: to } })
        .sort({ date: -1 })
        .project<CheckinDayRow>({ _id: 0, userId: 0, firstAt: 0 })
        .toArray(),
    async newest(userId) {
      const [day] = await collection
        .find({ userId })
        .sort({ date: -1 })
        .limit(1)
        .project<{ date: string; firstAt?: Date }>({ date: 1, firstAt: 1 })
        .toArray();
      return day ? { date: day.date, at: day.firstAt ?? null } : null;
    },
    async firstDate(userId) {
      const [first] = await collection
        .find({ userId })
        .sort({ date: 1 })
        .limit(1)
        .project<{ date: string }>({ date: 1 })
        .toArray();
      return first?.date ?? null;
    },
  };
};
