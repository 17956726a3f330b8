import { createHash } from 'node:crypto';
import { createId } from '@stridewell/kit/ids';
import { defineCollection } from '@stridewell/kit/mongo/collection';
import { type Connection, isDuplicateKeyError } from '@stridewell/kit/mongo/database';
import { z } from 'zod';

/** `calendar_feeds`: the calendar feed of each runner, at most one per runner. */
export const calendarFeedsCollection = defineCollection({
  name: 'calendar_feeds',
  schema: z.object({
    _id: z.string(),
    userId: z.string(),
    /** SHA-256 hash of the token. Access to the database therefore does not give access to the feed. */
    tokenHash: z.string(),
    createdAt: z.date(),
  }),
  indexes: [
    // Unique index: one feed per runner. It is used to read, replace and revoke the feed.
    { key: { userId: 1 }, options: { unique: true, name: 'user' } },
    // Index for requests by calendar applications, which contain only the token.
    { key: { tokenHash: 1 }, options: { unique: true, name: 'token' } },
  ],
});

export interface CalendarFeeds {
  /** Sets the token of the runner's feed. The previous token becomes invalid. */
  put(userId: string, token: string, at: Date): Promise<void>;
  /** Returns the time at which the current token was set; null if the runner has no feed. */
  since(userId: string): Promise<Date | null>;
  /** Deletes the runner's feed. With `madeUntil`, only if it was not created later. */
  revoke(userId: string, madeUntil?: Date): Promise<void>;
  /** Returns the user id of the feed with the given token; null if there is none. */
  ownerOf(token: string): Promise<string | null>;
}

const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

export const createCalendarFeeds = (database: Connection): CalendarFeeds => {
  const collection = calendarFeedsCollection.in(database);
  const upsert = (userId: string, tokenHash: string, createdAt: Date) =>
    collection.updateOne(
      { userId },
      { $set: { tokenHash, createdAt }, $setOnInsert: { _id: createId() } },
      { upsert: true },
    );
  return {
    async put(userId, token, at) {
      const tokenHash = hashOf(token);
      try {
        await upsert(userId, tokenHash, at);
      } catch (error) {
        if (!isDuplicateKeyError(error, 'userId', 'user')) throw error;
        // A concurrent request has inserted the runner's first feed, so this request updates it.
        await upsert(userId, tokenHash, at);
      }
    },
    since: async (userId) => (await collection.findOne({ userId }))?.createdAt ?? null,
    async revoke(userId, madeUntil) {
      await collection.deleteOne({ userId, ...(madeUntil && { createdAt: { $lte: madeUntil } }) });
    },
    ownerOf: async (token) => (await collection.findOne({ tokenHash: hashOf(token) }))?.userId ?? null,
  };
};
