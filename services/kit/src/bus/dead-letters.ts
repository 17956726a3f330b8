import type { JsMsg } from '@nats-io/jetstream';
import type { Connection as Database } from 'mongoose';
import { createClock } from '../clock.ts';

/** The database takes them away by the machine's time, so they are dated by it, too. */
const machine = createClock({ frozenOffset: true });

/** Permanent failures of an event before it is given up on. */
export const MAX_TRIES = 5;

export interface DeadLetters {
  /** Counts one permanent failure; true once the event has become a dead letter. */
  record(consumer: string, eventId: string, message: JsMsg, error: unknown): Promise<boolean>;
}

interface DeadLetterRecord {
  _id: string;
  consumer: string;
  /** The last token of the subject, so that an erasure finds it. */
  userId: string;
  subject: string;
  tries: number;
  error: string;
  /** When it failed last; it is kept for 90 days from then. */
  at: Date;
  /** The message as it came; kept only once the event is dead. */
  body?: string;
  dead: boolean;
}

/** The consumer's own record of what failed for good, in the service's own database. */
export const createDeadLetters = (database: Database): DeadLetters => ({
  async record(consumer, eventId, message, error) {
    const records = database.collection<DeadLetterRecord>('dead_letters');
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
