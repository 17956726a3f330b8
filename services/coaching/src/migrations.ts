import type { Migration } from '@stridewell/kit/mongo/migrations';
import { holdIndexes } from './safety/hold-repository.ts';

/** What an outside model was asked of a runner is counted for so long, seconds. */
const USAGE_KEPT = 40 * 86_400;

/** The chat's indexes, in the service's own database; the service numbers it. Each says which query it serves. */
export const coachingMigration = (id: number): Migration => ({
  id,
  name: 'coach chat',
  async up(db) {
    // One thread per user and coach; also every look at it, and the lease that lets one reply be written at a time.
    await db.collection('chat_threads').createIndex({ userId: 1, coachType: 1 }, { unique: true, name: 'user_coach' });
    // A page of the history, the coach's memory, the export and clearing: ranges of a thread's own count.
    await db
      .collection('chat_messages')
      .createIndex({ userId: 1, threadId: 1, seq: 1 }, { unique: true, name: 'user_thread_seq' });
    // One draft per user and coach.
    await db.collection('chat_drafts').createIndex({ userId: 1, coachType: 1 }, { unique: true, name: 'user_coach' });
    // A user's safety decisions in order, for their export and their erasure.
    await db.collection('safety_decisions').createIndex({ userId: 1, _id: 1 }, { name: 'user' });
    const usage = db.collection('coach_usage');
    // One count per user and day, which is what makes the cap hold.
    await usage.createIndex({ userId: 1, day: 1 }, { unique: true, name: 'user_day' });
    // Counts go when nobody needs them any more.
    await usage.createIndex({ at: 1 }, { expireAfterSeconds: USAGE_KEPT, name: 'age' });
  },
});

/** The collection of holds and cards; the service numbers it. */
export const holdMigration = (id: number): Migration => ({ id, name: 'safety holds', up: holdIndexes });
