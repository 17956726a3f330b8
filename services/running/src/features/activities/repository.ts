import { ACTIVITY_LIMITS, RUNNING_SPORTS } from '@stridewell/contracts/web';
import type { Connection } from '@stridewell/kit/mongo/database';
import type { PacedRun } from '../../domain/activities/pace-from-runs.ts';
import { type ActivityDocument, activitiesCollection, activitySeriesCollection } from './document.ts';
import { createRemovedActivities } from './removed-activities.ts';
import { createWithheldTraining } from './withheld-training.ts';

/** Result of storing an activity: another document has the same file or source id. */
export type StoreResult = 'stored' | 'exists';

/** Repository of `activities` and `activity_series`. Methods take the user id first. Deleted activities are not found. */
export const createActivities = (database: Connection) => {
  const activities = activitiesCollection.in(database);
  const series = activitySeriesCollection.in(database);
  const withheld = createWithheldTraining(database);
  const removals = createRemovedActivities(database);
  const present = { deletedAt: { $exists: false } };
  return {
    find: (userId: string, id: string): Promise<ActivityDocument | null> =>
      activities.findOne({ userId, _id: id, ...present }),

    /** Returns the activities of the days from `from` to `to` inclusive, by start. */
    between: (userId: string, from: string, to: string): Promise<ActivityDocument[]> =>
      activities
        .find({ userId, date: { $gte: from, $lte: to }, ...present })
        .sort({ date: 1 })
        .toArray(),

    /**
     * Returns true if the runner has, or once had, an activity whose source forbids its use with an outside model. An
     * activity that an earlier release stored during an upgrade has no mark yet.
     */
    async isWithheld(userId: string): Promise<boolean> {
      if (await withheld.find(userId)) return true;
      return (await activities.findOne({ userId, 'policy.ai': false }, { projection: { _id: 1 } })) !== null;
    },

    /**
     * Returns the days from `from` to `to` inclusive with such an activity. A deleted one is included until it is
     * removed.
     */
    async withheldDays(userId: string, from: string, to: string): Promise<string[]> {
      const filter = { userId, date: { $gte: from, $lte: to }, 'policy.ai': false };
      const found = await activities.find(filter).project<{ date: string }>({ date: 1 }).toArray();
      return [...new Set(found.map(({ date }) => date))].sort();
    },

    /** Returns at most `limit` activities that began before an instant, newest first. */
    page: (userId: string, before: Date, limit: number): Promise<ActivityDocument[]> =>
      activities
        .find({ userId, startedAt: { $lt: before }, ...present })
        .sort({ startedAt: -1 })
        .limit(limit)
        .toArray(),

    /** Returns the runs of the days from `from` to `to` inclusive, with the fields needed for a threshold pace. */
    async pacedRuns(userId: string, from: string, to: string): Promise<PacedRun[]> {
      const filter = { userId, sport: 'run' as const, date: { $gte: from, $lte: to }, ...present };
      const found = await activities
        .find(filter)
        .project<Omit<PacedRun, 'planType' | 'splits'> & Pick<ActivityDocument, 'splits' | 'matched'>>({
          ...{ _id: 0, date: 1, sport: 1, elapsedSeconds: 1, movingSeconds: 1, distanceMeters: 1, ascentMeters: 1 },
          ...{ descentMeters: 1, maxHr: 1, rpe: 1, 'splits.km': 1, matched: 1 },
        })
        .toArray();
      return found.map(({ matched, splits, ...run }) => ({
        ...run,
        planType: matched?.planType ?? null,
        splits: splits.km,
      }));
    },

    /** Returns the date of the last run before a date; null if there is none. */
    async lastRunBefore(userId: string, date: string): Promise<string | null> {
      const last = await activities.findOne(
        { userId, date: { $lt: date }, sport: { $in: [...RUNNING_SPORTS] }, ...present },
        { sort: { date: -1 }, projection: { date: 1 } },
      );
      return last?.date ?? null;
    },

    /** Returns the activities that began from one instant to another, both inclusive. */
    startedBetween: (userId: string, from: Date, to: Date): Promise<ActivityDocument[]> =>
      activities.find({ userId, startedAt: { $gte: from, $lte: to }, ...present }).toArray(),

    /** Returns the entered activities of a day. */
    enteredOn: (userId: string, date: string): Promise<ActivityDocument[]> =>
      activities
        .find({ userId, date, source: 'manual', ...present })
        .limit(ACTIVITY_LIMITS.perDay)
        .toArray(),

    /**
     * True if a day has more activities than allowed. Deleted ones are included until they are removed, because they
     * can be restored. A new activity is counted after it was stored, which is safe for concurrent requests.
     */
    isOverfull: async (userId: string, date: string): Promise<boolean> =>
      (await activities.countDocuments({ userId, date }, { limit: ACTIVITY_LIMITS.perDay + 1 })) >
      ACTIVITY_LIMITS.perDay,

    /**
     * Number of a runner's activities, including deleted ones that can be restored, up to one more than the maximum.
     */
    countOf: (userId: string): Promise<number> =>
      activities.countDocuments({ userId }, { limit: ACTIVITY_LIMITS.stored + 1 }),

    /** Removes a new activity that is not accepted. */
    async discard(userId: string, id: string): Promise<void> {
      await activities.deleteOne({ userId, _id: id });
      await series.deleteOne({ userId, _id: id });
    },

    /** Returns the activity of a file or of a device's or service's id, even if it was deleted. */
    async findRecorded(userId: string, hash: string | null, sourceId: string | null): Promise<ActivityDocument | null> {
      const [byHash, bySource] = await Promise.all([
        hash === null ? null : activities.findOne({ userId, hash }),
        sourceId === null ? null : activities.findOne({ userId, sourceId }),
      ]);
      return byHash ?? bySource;
    },

    /** Stores an activity with its samples (compressed JSON), and replaces what is stored under its id. */
    async save(document: ActivityDocument, samples: Uint8Array | null): Promise<void> {
      const { _id, userId, date, policy } = document;
      if (!policy.ai) await withheld.change(userId, (mark) => (mark ? null : { since: date }));
      if (samples) {
        const stored = { _id, userId, samples: Buffer.from(samples).toString('base64') };
        await series.replaceOne({ _id, userId }, stored, { upsert: true });
      }
      await activities.replaceOne({ _id, userId }, document, { upsert: true });
    },

    /** Changes fields of an activity. Returns the changed one, or null if it does not exist. */
    change: (userId: string, id: string, fields: Partial<ActivityDocument>): Promise<ActivityDocument | null> =>
      activities.findOneAndUpdate({ userId, _id: id, ...present }, { $set: fields }, { returnDocument: 'after' }),

    /** Returns the samples as compressed JSON; null if there are none. */
    async samples(userId: string, id: string): Promise<Buffer | null> {
      const found = await series.findOne({ userId, _id: id });
      return found && Buffer.from(found.samples, 'base64');
    },

    /** Marks an activity as deleted. Returns it, or null if it does not exist. */
    async remove(userId: string, id: string, at: Date): Promise<ActivityDocument | null> {
      const removed = await activities.findOneAndUpdate({ userId, _id: id, ...present }, { $set: { deletedAt: at } });
      if (!removed) return null;
      await series.updateOne({ userId, _id: id }, { $set: { deletedAt: at } });
      await removals.remember(removed, at);
      return removed;
    },

    /**
     * Returns the id of the deleted activity that a recording corresponds to; null if the recording was not deleted.
     */
    findRemoved: (recording: ActivityDocument): Promise<string | null> => removals.find(recording),

    /** Removes the entry of a deletion when the runner imports the recording again. */
    forgetRemoved: (userId: string, id: string): Promise<void> => removals.forget(userId, id),

    /** Undoes a deletion. Returns the activity, or null if it no longer exists. */
    async restore(userId: string, id: string): Promise<ActivityDocument | null> {
      await series.updateOne({ userId, _id: id }, { $unset: { deletedAt: '' } });
      await removals.forget(userId, id);
      return activities.findOneAndUpdate(
        { userId, _id: id },
        { $unset: { deletedAt: '' } },
        { returnDocument: 'after' },
      );
    },
  };
};

export type ActivityRepository = ReturnType<typeof createActivities>;
