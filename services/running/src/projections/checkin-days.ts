import type { EventData } from '@stridewell/contracts/events/envelope';
import { checkinRecorded } from '@stridewell/contracts/events/events';
import { defineCollection } from '@stridewell/kit/mongo/collection';
import type { Connection } from '@stridewell/kit/mongo/database';
import { upsertIfNewer } from '@stridewell/kit/mongo/upsert-if-newer';
import { z } from 'zod';

/** The newest check-in of a day from the wellness service. `rev` is the check-in's revision in that service. */
export type CheckinDayRow = EventData<typeof checkinRecorded>;

/** `checkin_days`: a projection of check-ins, without the texts that the runner wrote. */
export const checkinDaysCollection = defineCollection({
  name: 'checkin_days',
  schema: z.object({ _id: z.string(), userId: z.string(), ...checkinRecorded.data.shape }),
  indexes: [
    // Index for a runner's days in a range and for the conditional upsert. The upsert is safe only because the index is
    // unique.
    { key: { userId: 1, date: 1 }, options: { unique: true, name: 'user_date' } },
  ],
});

export interface CheckinDays {
  /** Upserts a day's check-in unless the stored revision is equal or newer. */
  keep(userId: string, day: CheckinDayRow): Promise<void>;
  /** Returns a runner's check-ins from `from` to `to` inclusive, newest first. */
  between(userId: string, from: string, to: string): Promise<CheckinDayRow[]>;
  /** Returns the date of a runner's first check-in; null without one. */
  firstDate(userId: string): Promise<string | null>;
}

export const createCheckinDays = (database: Connection): CheckinDays => {
  const collection = checkinDaysCollection.in(database);
  return {
    keep: (userId, { date, rev, ...rest }) =>
      // Flags that the event lacks are set to false, so that they replace those of an earlier revision.
      upsertIfNewer(collection, {
        userId,
        date,
        rev,
        set: { ...rest, hasNotes: rest.hasNotes ?? false, illness: rest.illness ?? false },
      }),
    between: (userId, from, to) =>
      collection
        .find({ userId, date: { $gte: from, $lte: to } })
        .sort({ date: -1 })
        .project<CheckinDayRow>({ _id: 0, userId: 0 })
        .toArray(),
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
