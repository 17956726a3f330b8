import { ACTIVITY_LIMITS } from '@stridewell/contracts/web';
import { defineCollection } from '@stridewell/kit/mongo/collection';
import type { Connection } from '@stridewell/kit/mongo/database';
import { z } from 'zod';
import type { ActivityDocument } from './document.ts';

/**
 * `removed_activities`: recordings that the runner has deleted, stored so that the next archive does not bring them
 * back. Each has the id of its activity, but none of its content.
 */
export const removedActivitiesCollection = defineCollection({
  name: 'removed_activities',
  schema: z.object({
    _id: z.string(),
    userId: z.string(),
    hash: z.string().exactOptional(),
    sourceId: z.string().exactOptional(),
    startedAt: z.date(),
    elapsedSeconds: z.number().int(),
    removedAt: z.date(),
  }),
  indexes: [
    // Serves the search for a deleted recording, exports and erasures.
    { key: { userId: 1, startedAt: 1 }, options: { name: 'user_started' } },
  ],
});

/** Another file of the same recording begins in the same second. */
const SAME_SECOND_MS = 1_000;

/** Repository of `removed_activities`. */
export const createRemovedActivities = (database: Connection) => {
  const removed = removedActivitiesCollection.in(database);
  return {
    /** Stores that a recording was deleted. Entered activities are never imported again. */
    async remember(activity: ActivityDocument, at: Date): Promise<void> {
      const { _id, userId, source, hash, sourceId, startedAt, elapsedSeconds } = activity;
      if (source === 'manual') return;
      const { stored } = ACTIVITY_LIMITS;
      if ((await removed.countDocuments({ userId }, { limit: stored })) >= stored) return;
      const ids = { ...(hash !== undefined && { hash }), ...(sourceId !== undefined && { sourceId }) };
      const kept = { _id, userId, ...ids, startedAt, elapsedSeconds, removedAt: at };
      await removed.replaceOne({ _id, userId }, kept, { upsert: true });
    },

    /** Returns the id under which a recording was deleted; null if it was not deleted. */
    async find(activity: ActivityDocument): Promise<string | null> {
      const { userId, hash, sourceId, startedAt, elapsedSeconds } = activity;
      const from = new Date(startedAt.getTime() - SAME_SECOND_MS);
      const to = new Date(startedAt.getTime() + SAME_SECOND_MS);
      const seconds = { $gte: 0.95 * elapsedSeconds, $lte: 1.05 * elapsedSeconds };
      const same = [
        ...(hash === undefined ? [] : [{ hash }]),
        ...(sourceId === undefined ? [] : [{ sourceId }]),
        { startedAt: { $gte: from, $lte: to }, elapsedSeconds: seconds },
      ];
      return (await removed.findOne({ userId, $or: same }))?._id ?? null;
    },

    /** Removes the entry of a deletion, because the runner has the activity again. */
    async forget(userId: string, id: string): Promise<void> {
      await removed.deleteOne({ userId, _id: id });
    },
  };
};
