import type { JsMsg } from '@nats-io/jetstream';
import { z } from 'zod';
import { createClock } from '../clock.ts';
import { defineCollection } from '../mongo/collection.ts';
import type { Connection } from '../mongo/database.ts';
import { RETENTION_DAYS } from '../user-data/retention.ts';

/**
 * Machine time: the database expires dead letters by machine time, so their dates must not come from a clock that tests
 * move.
 */
const machine = createClock();

/** Number of permanent failures after which an event becomes a dead letter. */
const MAX_TRIES = 5;

export interface DeadLetters {
  /** Counts a permanent failure of an event. Resolves to true when the event is now a dead letter. */
  record(consumer: string, eventId: string, message: JsMsg, error: unknown): Promise<boolean>;
}

/** The collection `dead_letters`. */
export const deadLettersCollection = defineCollection({
  name: 'dead_letters',
  schema: z.object({
    _id: z.string(),
    consumer: z.string(),
    /** The user's id, which is the last token of the subject. Erasures use it to find the user's dead letters. */
    userId: z.string(),
    subject: z.string(),
    tries: z.number().int(),
    error: z.string(),
    /** Time of the event's last failure. */
    at: z.date(),
    /** The message as received. It is stored only once the event is a dead letter. */
    body: z.string().exactOptional(),
    dead: z.boolean(),
  }),
  indexes: [
    // Index for deleting a runner's dead letters during an erasure.
    { key: { userId: 1 }, options: { name: 'user' } },
    // Index used only for expiry.
    { key: { at: 1 }, options: { name: 'expiry', expireAfterSeconds: RETENTION_DAYS.deadLetters * 86_400 } },
  ],
});

/** Stores events that failed permanently in the service's own database. */
export const createDeadLetters = (database: Connection): DeadLetters => ({
  async record(consumer, eventId, message, error) {
    const records = deadLettersCollection.in(database);
    const userId = message.subject.slice(message.subject.lastIndexOf('.') + 1);
    const found = await records.findOneAndUpdate(
      { _id: `${consumer}:${eventId}` },
      {
        $inc: { tries: 1 },
        $set: { error: error instanceof Error ? error.message : 'unknown', at: machine.now() },
        $setOnInsert: { consumer, userId, subject: message.subject, dead: false },
      },
      { upsert: true, returnDocument: 'after' },
    );
    if (!found || found.tries < MAX_TRIES) return false;
    await records.updateOne({ _id: found._id }, { $set: { dead: true, body: message.string() } });
    return true;
  },
});
