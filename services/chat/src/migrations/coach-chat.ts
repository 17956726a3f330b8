import type { Migration } from '@stridewell/kit/mongo/migrations';

/** The chat's indexes in the service's own database. The service assigns the number. */
export const chatMigration = (id: number): Migration => ({
  id,
  name: 'coach chat',
  async up(db) {
    // Enforces one thread per user and coach. Serves every read of it and the lease that allows one reply at a time.
    await db.collection('chat_threads').createIndex({ userId: 1, coachType: 1 }, { unique: true, name: 'user_coach' });
    // Serves history pages, the coach's memory, the export and clearing: ranges of sequence numbers of a thread.
    await db
      .collection('chat_messages')
      .createIndex({ userId: 1, threadId: 1, seq: 1 }, { unique: true, name: 'user_thread_seq' });
    // Enforces one draft per user and coach.
    await db.collection('chat_drafts').createIndex({ userId: 1, coachType: 1 }, { unique: true, name: 'user_coach' });
    // Serves a user's safety decisions in order, for export and erasure.
    await db.collection('safety_decisions').createIndex({ userId: 1, _id: 1 }, { name: 'user' });
    const usage = db.collection('coach_usage');
    // Enforces one count per user and day; the daily cap depends on it.
    await usage.createIndex({ userId: 1, day: 1 }, { unique: true, name: 'user_day' });
    // Deletes counts after their retention.
    await usage.createIndex({ at: 1 }, { expireAfterSeconds: 40 * 86_400, name: 'age' });
  },
});
