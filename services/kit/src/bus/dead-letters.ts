import type { JsMsg } from '@nats-io/jetstream';
import type { Connection as Database } from 'mongoose';
import { createClock } from '../clock.ts';

/** The database expires dead letters by real time, so they are dated by it, even if tests move the clock. */
const machine = createClock();

/** Number of permanent failures after which an event becomes a dead letter. */
export const MAX_TRIES = 5;

export interface DeadLetters {
  /** Counts one permanent failure; true once the event has become a dead letter. */
  record(consumer: string, eventId: string, message: JsMsg, error: unknown): Promise<boolean>;
}

interface DeadLetterRecord {
  _id: string;
  consumer: string;
  /** The last token of the subject, so that an erasure finds the record. */
  userId: string;
  subject: string;
  tries: number;
  error: string;
  /** Time of the last failure; the record is kept for 90 days from then. */
  at: Date;
  /** The message as received; stored only once the event is dead. */
  body?: string;
  dead: boolean;
}

/** Records of permanently failed events, in the service's own database. */
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
