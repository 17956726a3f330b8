import type { JsMsg } from '@nats-io/jetstream';
import { z } from 'zod';
import { createClock } from '../clock.ts';
import { defineCollection } from '../mongo/collection.ts';
import type { Connection } from '../mongo/database.ts';
import { RETENTION_DAYS } from '../user-data/retention.ts';

/** The database expires dead letters by real time, so a clock moved by tests must not date them. */
const machine = createClock();

/** Number of permanent failures after which an event becomes a dead letter. */
export const MAX_TRIES = 5;

export interface DeadLetters {
  /** Counts a permanent failure; true when the event is now a dead letter. */
  record(consumer: string, eventId: string, message: JsMsg, error: unknown): Promise<boolean>;
}

/** `dead_letters`. */
export const deadLettersCollection = defineCollection({
  name: 'dead_letters',
  schema: z.object({
    _id: z.string(),
    consumer: z.string(),
    /** Last token of the subject, so that an erasure finds the record. */
    userId: z.string(),
    subject: z.string(),
    tries: z.number().int(),
    error: z.string(),
    /** Time of the last failure. */
    at: z.date(),
    /** The message as received; stored once the event is a dead letter. */
    body: z.string().exactOptional(),
    dead: z.boolean(),
  }),
  indexes: [
    // Serves the deletion of a runner's dead letters by an erasure.
    { key: { userId: 1 }, options: { name: 'user' } },
    // Serves only the expiry.
    { key: { at: 1 }, options: { name: 'expiry', expireAfterSeconds: RETENTION_DAYS.deadLetters * 86_400 } },
  ],
});

/** Stores permanently failed events in the service's own database. */
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
