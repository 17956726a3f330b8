import { createHash } from 'node:crypto';
import { createId } from '@stridewell/kit/ids';
import { type Connection, isDuplicateKeyError } from '@stridewell/kit/mongo/database';
import type { mongo } from 'mongoose';

interface FeedDocument {
  _id: string;
  userId: string;
  /** SHA-256 of the token, so that access to the database does not give access to the feed. */
  tokenHash: string;
  createdAt: Date;
}

export interface CalendarFeeds {
  /** Sets the token of the runner's feed. An earlier token becomes invalid. */
  put(userId: string, token: string, at: Date): Promise<void>;
  /** When the current token was set, or null when the runner has no feed. */
  since(userId: string): Promise<Date | null>;
  /** Deletes the runner's feed. */
  revoke(userId: string): Promise<void>;
  /** The user id of the feed with this token, or null. */
  ownerOf(token: string): Promise<string | null>;
}

const COLLECTION = 'calendar_feeds';

const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** `calendar_feeds`: at most one per runner. */
export const createCalendarFeeds = (database: Connection): CalendarFeeds => {
  const collection = () => database.collection<FeedDocument>(COLLECTION);
  const upsert = (userId: string, tokenHash: string, createdAt: Date) =>
    collection().updateOne(
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
        // A concurrent request inserted the first feed. This one replaces it.
        await upsert(userId, tokenHash, at);
      }
    },
    since: async (userId) => (await collection().findOne({ userId }))?.createdAt ?? null,
    async revoke(userId) {
      await collection().deleteOne({ userId });
    },
    ownerOf: async (token) => (await collection().findOne({ tokenHash: hashOf(token) }))?.userId ?? null,
  };
};

export const calendarFeedsIndexes = async (db: mongo.Db): Promise<void> => {
  const feeds = db.collection(COLLECTION);
  // One feed per runner. Serves reading, replacing and revoking it.
  await feeds.createIndex({ userId: 1 }, { unique: true, name: 'user' });
  // Serves reads by a calendar, which sends only the token.
  await feeds.createIndex({ tokenHash: 1 }, { unique: true, name: 'token' });
};
