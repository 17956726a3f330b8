import { type Connection, isDuplicateKeyError, trusted } from '@stridewell/kit/mongo/database';
import { Schema } from 'mongoose';
import { createSeal } from '../keys/secret-repository.ts';

interface CounterDocument {
  /** HMAC of the counter's name, which reveals neither an email nor a network address. */
  _id: string;
  count: number;
  expiresAt: Date;
}

export interface Count {
  count: number;
  /** When the window ends and counting restarts. */
  expiresAt: Date;
}

export interface CounterRepository {
  /** Increments a counter and returns the new count. The window begins with the first increment. */
  increment(name: string, windowMs: number, at: Date): Promise<Count>;
  /** The count of the current window; null when there is none. */
  read(name: string, at: Date): Promise<Count | null>;
  reset(name: string): Promise<void>;
}

const RACES = 5;
const counterSchema = new Schema({ _id: String, count: Number, expiresAt: Date }, { versionKey: false });

/** Counters in the service's own database: shared by all replicas, and kept over restarts. */
export const createCounterRepository = (database: Connection): CounterRepository => {
  const counters = database.model<CounterDocument>('throttle_counters', counterSchema, 'throttle_counters');
  const keyOf = createSeal(database, 'throttle');

  return {
    async increment(name, windowMs, at) {
      const _id = await keyOf(name);
      const expiresAt = new Date(at.getTime() + windowMs);
      for (let race = 0; ; race += 1) {
        try {
          const counted = await counters
            .findOneAndUpdate(
              { _id, expiresAt: trusted({ $gt: at }) },
              { $inc: { count: 1 }, $setOnInsert: { expiresAt } },
              { upsert: true, returnDocument: 'after' },
            )
            .lean();
          if (counted) return counted;
        } catch (error) {
          // Another call has started the window, or the TTL has not yet deleted an expired one.
          if (!isDuplicateKeyError(error) || race === RACES) throw error;
          await counters.deleteOne({ _id, expiresAt: trusted({ $lte: at }) });
        }
      }
    },
    async read(name, at) {
      return counters.findOne({ _id: await keyOf(name), expiresAt: trusted({ $gt: at }) }).lean();
    },
    async reset(name) {
      await counters.deleteOne({ _id: await keyOf(name) });
    },
  };
};
