import { defineCollection } from '@stridewell/kit/mongo/collection';
import { type Connection, isDuplicateKeyError } from '@stridewell/kit/mongo/database';
import { z } from 'zod';
import { createSeal } from '../keys/secret-repository.ts';

/** The collection `throttle_counters`, which stores the counters of rate limits. */
export const countersCollection = defineCollection({
  name: 'throttle_counters',
  schema: z.object({
    /** HMAC of the counter's name, so that emails and network addresses are not stored. */
    _id: z.string(),
    count: z.number().int(),
    expiresAt: z.date(),
  }),
  indexes: [
    // TTL index that deletes expired counters. Reads use `_id`.
    { key: { expiresAt: 1 }, options: { name: 'expiry', expireAfterSeconds: 0 } },
  ],
});

export interface Count {
  count: number;
  /** End of the time window. The next increment starts a new window. */
  expiresAt: Date;
}

export interface CounterRepository {
  /** Increments a counter and returns the new count. The first increment starts the time window. */
  increment(name: string, windowMs: number, at: Date): Promise<Count>;
  /** Returns the count in the current time window, or null when there is none. */
  read(name: string, at: Date): Promise<Count | null>;
  /** Reverts one increment, unless the time window has ended. */
  decrement(name: string, at: Date): Promise<void>;
  reset(name: string): Promise<void>;
}

const RACES = 5;

/** Stores rate limit counters in MongoDB, so that all replicas share them. */
export const createCounterRepository = (database: Connection): CounterRepository => {
  const counters = countersCollection.in(database);
  const keyOf = createSeal(database, 'throttle');

  return {
    async increment(name, windowMs, at) {
      const _id = await keyOf(name);
      const expiresAt = new Date(at.getTime() + windowMs);
      for (let race = 0; ; race += 1) {
        try {
          const counted = await counters.findOneAndUpdate(
            { _id, expiresAt: { $gt: at } },
            { $inc: { count: 1 }, $setOnInsert: { expiresAt } },
            { upsert: true, returnDocument: 'after' },
          );
          if (counted) return counted;
        } catch (error) {
          // Either another call has started the time window, or MongoDB has not deleted the expired counter yet.
          if (!isDuplicateKeyError(error) || race === RACES) throw error;
          await counters.deleteOne({ _id, expiresAt: { $lte: at } });
        }
      }
    },
    async read(name, at) {
      return counters.findOne({ _id: await keyOf(name), expiresAt: { $gt: at } });
    },
    async decrement(name, at) {
      await counters.updateOne(
        { _id: await keyOf(name), expiresAt: { $gt: at }, count: { $gt: 0 } },
        { $inc: { count: -1 } },
      );
    },
    async reset(name) {
      await counters.deleteOne({ _id: await keyOf(name) });
    },
  };
};
