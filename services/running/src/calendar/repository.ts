import { createHash } from 'node:crypto';
import { createId } from '@stridewell/kit/ids';
import { type Connection, isDuplicate } from '@stridewell/kit/mongo/database';
import type { mongo } from 'mongoose';

interface FeedDocument {
  _id: string;
  userId: string;
  /** SHA-256 of the token: who reads the database cannot read the feed. */
  tokenHash: string;
  createdAt: Date;
}

export interface CalendarFeeds {
  /** Gives the runner's feed a token; an earlier one is worth nothing from then on. */
  put(userId: string, token: string, at: Date): Promise<void>;
  /** Since when the runner's feed has its token; null where there is none. */
  since(userId: string): Promise<Date | null>;
  /** Takes the runner's feed away. */
  revoke(userId: string): Promise<void>;
  /** Whose feed a token opens; null where none does. */
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
        if (!isDuplicate(error, 'userId', 'user')) throw error;
        // Another request made the first feed meanwhile: this one replaces it.
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
  // One feed per runner: to look for it, to replace it and to revoke it.
  await feeds.createIndex({ userId: 1 }, { unique: true, name: 'user' });
  // A calendar asks with the token alone.
  await feeds.createIndex({ tokenHash: 1 }, { unique: true, name: 'token' });
};
